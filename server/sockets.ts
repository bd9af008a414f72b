import type { Server, Socket } from 'socket.io';
import * as v from 'valibot';
import { isAt } from '../shared/table/authority.ts';
import type { Refusal, RefusalCode, Request } from '../shared/table/requests.ts';
import { readCode } from '../shared/wire/code.ts';
import {
  askArguments,
  createArguments,
  helloArguments,
  hintArguments,
  timeArguments,
} from '../shared/wire/schemas.ts';
import {
  type Address,
  type Answer,
  type ClientToServer,
  type Hello,
  type HelloAnswer,
  type HintAnswer,
  PROTOCOL,
  type ServerToClient,
} from '../shared/wire/wire.ts';
import type { Log } from './log.ts';
import { Bucket, PACKETS } from './net/bucket.ts';
import type { Guest, Guests, Line } from './net/guests.ts';
import { cleanName } from './net/name.ts';
import type { Directory } from './tables/directory.ts';

export type Sockets = Server<ClientToServer, ServerToClient>;
type GuestSocket = Socket<ClientToServer, ServerToClient>;

interface House {
  readonly guests: Guests;
  readonly directory: Directory;
  readonly addresses: () => readonly Address[];
  readonly now: () => number;
  readonly log: Log;
}

const refused = (code: RefusalCode): { ok: false; refusal: Refusal } => ({ ok: false, refusal: { code } });

export function serveSockets(io: Sockets, house: House): void {
  io.on('connection', (socket) => new Session(socket, house));
}

/** One connection. What it says is checked here; what it may do is decided at its table. */
class Session {
  readonly #socket: GuestSocket;
  readonly #house: House;
  readonly #line: Line;
  #guest: Guest | null = null;

  constructor(socket: GuestSocket, house: House) {
    this.#socket = socket;
    this.#house = house;
    this.#line = {
      view: (message) => socket.emit('view', message),
      tables: (tables) => socket.emit('tables', tables),
      gone: (refusal) => socket.emit('gone', refusal),
      hangUp: () => socket.disconnect(true),
    };
    this.#limit();
    this.#on('hello', helloArguments, ([hello], answer) => this.#hello(hello, answer));
    this.#on('create', createArguments, async ([name], answer) => answer(await this.#create(name)));
    this.#on('ask', askArguments, async ([code, request], answer) => answer(await this.#ask(code, request)));
    this.#on('hint', hintArguments, async ([code], answer) => answer(await this.#hint(code)));
    this.#on('time', timeArguments, (_nothing, answer) => answer(house.now()));
    socket.on('disconnect', () => {
      if (this.#guest) house.guests.lineLost(this.#guest, this.#line);
    });
  }

  #limit(): void {
    const bucket = new Bucket(PACKETS, this.#house.now());
    this.#socket.use((packet, next) => {
      const state = bucket.take(this.#house.now());
      if (state === 'fine') return next();
      if (state === 'enough') {
        this.#socket.disconnect(true);
        return;
      }
      const answer: unknown = packet.at(-1);
      if (typeof answer === 'function' && packet[0] !== 'time') answer(refused('slow-down'));
    });
  }

  /** Whatever arrives, in whatever shape, ends in an answer or in nothing: no packet can end the process. */
  #on<S extends v.GenericSchema>(
    name: keyof ClientToServer,
    schema: S,
    handle: (args: v.InferOutput<S>, answer: (value: unknown) => void) => unknown,
  ): void {
    const listener = async (...given: unknown[]): Promise<void> => {
      const last = given.at(-1);
      const answer = typeof last === 'function' ? (last as (value: unknown) => void) : () => {};
      const args = v.safeParse(schema, typeof last === 'function' ? given.slice(0, -1) : given);
      if (!args.success) {
        if (name !== 'time') answer(refused('bad-request'));
        return;
      }
      try {
        await handle(args.output, answer);
      } catch (error) {
        this.#house.log(`The answer to ${name} failed`, error);
        answer(refused('server-fault'));
      }
    };
    this.#socket.on(name, listener as never);
  }

  #hello(hello: Hello, answer: (value: HelloAnswer) => void): void {
    if (hello.protocol !== PROTOCOL) {
      answer(refused('stale-page'));
      return;
    }
    const { guests, directory, addresses } = this.#house;
    const { guest, identity } = guests.welcome(hello.identity, this.#line);
    if (this.#guest && this.#guest !== guest) guests.lineLost(this.#guest, this.#line);
    this.#guest = guest;
    const code = hello.table === null ? guest.code : readCode(hello.table);
    const host = directory.find(code);
    const isAtIt = host !== null && isAt(host.table, guest.id);
    answer({
      ok: true,
      identity,
      addresses: addresses(),
      tables: directory.openTables,
      code: isAtIt ? code : null,
      refusal: hello.table !== null && !host ? { code: 'no-such-table' } : null,
    });
    if (isAtIt) guest.attend(host);
    else guest.stepAway();
  }

  async #create(typed: string): Promise<Answer> {
    const guest = this.#guest;
    if (!guest) return refused('bad-request');
    const name = cleanName(typed);
    if (!name) return refused('bad-name');
    const made = await this.#house.directory.create(guest, name);
    if (!made.ok) return { ok: false, refusal: made.error };
    const { code } = made.value.table;
    guest.code = code;
    await this.#house.guests.remember(guest);
    this.#attendIfHere(guest, () => guest.attend(made.value));
    return { ok: true, code };
  }

  async #ask(typed: string, given: Request): Promise<Answer> {
    const guest = this.#guest;
    if (!guest) return refused('bad-request');
    const host = this.#house.directory.find(readCode(typed));
    if (!host) return refused('no-such-table');
    const request = withCleanName(given);
    if (!request) return refused('bad-name');
    const answer = await host.ask(guest, request);
    if (answer.ok && request.kind === 'join') {
      const isNews = guest.code !== host.table.code;
      guest.code = host.table.code;
      if (isNews) await this.#house.guests.remember(guest);
      this.#attendIfHere(guest, () => guest.attend(host));
    }
    return answer;
  }

  async #hint(typed: string): Promise<HintAnswer> {
    const host = this.#house.directory.find(readCode(typed));
    if (!this.#guest) return refused('bad-request');
    if (!host) return refused('no-such-table');
    const hint = await host.hint(this.#guest.id);
    return hint.ok ? { ok: true, hint: hint.value } : { ok: false, refusal: hint.error };
  }

  /** While something was written down the line may have gone dead, or the device have come by another. */
  #attendIfHere(guest: Guest, attend: () => void): void {
    attend();
    if (guest.line === null) guest.stepAway();
  }
}

/** The request with its name made fit to be shown; null when no name is left of it. */
function withCleanName(request: Request): Request | null {
  if (!('name' in request)) return request;
  const name = cleanName(request.name);
  return name === null ? null : { ...request, name };
}
