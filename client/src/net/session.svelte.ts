import type { Hint } from '../../../shared/table/hint.ts';
import type { Refusal, Request } from '../../../shared/table/requests.ts';
import type { Cue, TableView } from '../../../shared/table/view.ts';
import {
  type Address,
  type Answer,
  type HelloAnswer,
  type HintAnswer,
  type OpenTable,
  PROTOCOL,
  type ViewMessage,
} from '../../../shared/wire/wire.ts';
import { inviteAddress, isName } from './address.ts';
import { arrive, isNews, keepsSeat, type Shown, tableInPath } from './admission.ts';
import { IdentityKeeper } from './identity.ts';
import { Link, type Send } from './link.ts';
import { ServerClock } from './server-clock.ts';
import { settings } from './settings.svelte.ts';
import { localStore, tabStore } from './storage.ts';

const ACK_TIMEOUT_MS = 5000;
const MEASURE_EVERY_MS = 60_000;
const HELLO_AGAIN_MS = 1000;
/** After the server ended the connection itself. */
const REOPEN_MS = 1000;
const AT = 'bigboard.at';
const STAYS = 'bigboard.stays';
const LEFT = 'bigboard.left';
const RELOADED = 'bigboard.reloaded';

const OFFLINE: Extract<Answer, { ok: false }> = { ok: false, refusal: { code: 'offline' } };

/** `stale`: this page and the server speak different protocols. */
export type Connection = 'connecting' | 'online' | 'offline' | 'stale';

/** This device's conversation with the server, and all it was told. */
export class Session {
  connection = $state<Connection>('connecting');
  /** The server has answered since the page was opened. */
  wasOnline = $state(false);
  view = $state.raw<TableView | null>(null);
  tables = $state.raw<readonly OpenTable[]>([]);
  addresses = $state.raw<readonly Address[]>([]);
  /** The last refusal that has not been dismissed or overtaken by something that went well. */
  refusal = $state.raw<Refusal | null>(null);
  /** A table found may be joined by itself: not once this page has stopped it, left a table or was removed from one. */
  mayJoinUnasked = $state(tabStore.read(STAYS) !== true);

  /** The code of the table this device left though a seat is kept for it there. */
  left = $state(localStore.read(LEFT));

  #shown: Shown | null = null;
  /** The table this page shows or was opened at. */
  #wanted: string | null = null;
  /** The page was opened at a table by its address, and that has not been settled yet. */
  #isFresh = false;
  #name: () => string = () => settings.name;
  readonly #listeners = new Set<(cues: readonly Cue[]) => void>();
  readonly #clock = new ServerClock();
  #link: Link | null = null;
  #identity: IdentityKeeper | null = null;

  /** Call once. `name` is what this device goes by when it joins. */
  async start(name: () => string): Promise<void> {
    this.#name = name;
    this.#wanted = tableInPath(location.pathname);
    // A reload: this page was at the table, and if it no longer is, it must not come back by itself.
    this.#isFresh = this.#wanted !== null && tabStore.read(AT) !== this.#wanted;
    this.#identity = new IdentityKeeper();
    await this.#identity.find();
    this.#link = new Link({
      up: () => void this.#greet(),
      down: () => this.#lose(),
      hungUp: () => this.#reopenSoon(),
      view: (message) => this.#take(message),
      tables: (tables) => {
        this.tables = tables;
      },
      gone: (refusal) => this.#goHome(refusal),
    });
    this.#link.open();
    this.#watchForSleep(this.#link);
  }

  /** Asks something of the table on the screen; refused at once when it cannot be sent. */
  async ask(request: Request): Promise<Answer> {
    const code = this.view?.code;
    if (code === undefined) return this.#settle({ ok: false, refusal: { code: 'not-at-table' } });
    return this.#settle(await this.#call<Answer>((wire, answer) => wire.emit('ask', code, request, answer)));
  }

  /** A hint for the player of this device; null when there is none, with the reason in `refusal`. */
  async hint(): Promise<Hint | null> {
    const code = this.view?.code ?? '';
    const answer = await this.#call<HintAnswer>((wire, answer) => wire.emit('hint', code, answer));
    if (answer?.ok) return answer.hint;
    this.refusal = answer?.refusal ?? OFFLINE.refusal;
    return null;
  }

  async create(name: string): Promise<Answer> {
    const answer = await this.#call<Answer>((wire, answer) => wire.emit('create', name, answer));
    if (answer?.ok) this.#goTo(answer.code ?? null);
    return this.#settle(answer);
  }

  /** Joins the table that a code as typed names. */
  async join(codeTyped: string, watch: boolean): Promise<Answer> {
    const request: Request = { kind: 'join', name: this.#name(), watch };
    const answer = await this.#call<Answer>((wire, answer) => wire.emit('ask', codeTyped, request, answer));
    if (answer?.ok) this.#goTo(answer.code ?? null);
    return this.#settle(answer);
  }

  async leave(): Promise<Answer> {
    const kept = this.view && keepsSeat(this.view) ? this.view.code : null;
    const answer = await this.ask({ kind: 'leave' });
    if (answer.ok) this.#rememberLeft(kept);
    if (answer.ok || answer.refusal.code === 'not-at-table') this.#goHome(null);
    return answer;
  }

  /** Joins no table unasked from now on. */
  stay(): void {
    this.mayJoinUnasked = false;
    tabStore.write(STAYS, true);
  }

  dismiss(): void {
    this.refusal = null;
  }

  /** Server time, ms since the epoch. */
  serverNow(): number {
    return this.#clock.now();
  }

  /** Listens to why views change; called after the view was set. Returns the way to stop. */
  onCues(listener: (cues: readonly Cue[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Connects anew at once, for whoever does not want to wait for the next try. */
  retry(): void {
    void this.#link?.check();
  }

  async #call<A>(send: Send<A>): Promise<A | null> {
    if (!this.#link || this.connection !== 'online') return null;
    const answer = await this.#link.call<A>(ACK_TIMEOUT_MS, send);
    if (answer === null) void this.#link.check();
    return answer;
  }

  #settle(answer: Answer | null): Answer {
    const settled = answer ?? OFFLINE;
    this.refusal = settled.ok ? null : settled.refusal;
    return settled;
  }

  async #greet(): Promise<void> {
    const link = this.#link!;
    void this.#clock.measure(() => link.time());
    const hello = { protocol: PROTOCOL, identity: this.#identity!.current, table: this.#wanted };
    const answer = await link.call<HelloAnswer>(ACK_TIMEOUT_MS, (wire, answer) =>
      wire.emit('hello', hello, answer),
    );
    if (!link.isUp) return;
    if (answer === null) return link.restart();
    if (answer.ok) return this.#settleIn(answer);
    if (answer.refusal.code === 'stale-page') this.#goStale();
    else setTimeout(() => link.restart(), HELLO_AGAIN_MS);
  }

  async #settleIn(answer: Extract<HelloAnswer, { ok: true }>): Promise<void> {
    this.#identity!.save(answer.identity);
    tabStore.write(RELOADED, null);
    this.addresses = answer.addresses;
    if (isName(location.hostname)) this.#link!.spare = inviteAddress(answer.addresses, '')?.url ?? null;
    this.tables = answer.tables;
    const arrival = arrive(answer, this.#wanted, this.#isFresh);
    this.#isFresh = false;
    if (arrival.kind === 'at') this.#goTo(arrival.code);
    if (arrival.kind === 'home') this.#goHome(arrival.refusal);
    this.connection = 'online';
    if (this.refusal?.code === 'offline') this.dismiss();
    this.wasOnline = true;
    if (arrival.kind !== 'join') return;
    const joined = await this.join(arrival.code, false);
    if (!joined.ok) this.#goHome(joined.refusal);
  }

  #take(message: ViewMessage): void {
    if (!isNews(this.#shown, message)) return;
    const { epoch, revision, view, because } = message;
    this.#shown = { epoch, revision, code: view.code };
    this.view = view;
    this.#goTo(view.code);
    for (const listener of this.#listeners) listener(because);
  }

  #lose(): void {
    if (this.connection !== 'stale') this.connection = 'offline';
  }

  /** Unless nobody looks: then it is another page of this device that the server now talks to. */
  #reopenSoon(): void {
    setTimeout(() => {
      if (document.visibilityState === 'visible' && this.connection !== 'stale') this.#link?.open();
    }, REOPEN_MS);
  }

  #goTo(code: string | null): void {
    if (code === null) return;
    if (this.left !== null) this.#rememberLeft(null);
    this.#wanted = code;
    tabStore.write(AT, code);
    showPath(`/${code}`);
  }

  #rememberLeft(code: string | null): void {
    this.left = code;
    localStore.write(LEFT, code);
  }

  #goHome(refusal: Refusal | null): void {
    if (this.view !== null || refusal !== null) this.stay();
    this.#wanted = null;
    tabStore.write(AT, null);
    this.#shown = null;
    this.view = null;
    this.refusal = refusal;
    showPath('/');
  }

  /** A page from before an update reloads by itself, but once only: if that does not help, a person must know. */
  #goStale(): void {
    this.connection = 'stale';
    this.#link?.close();
    if (tabStore.read(RELOADED) === true) return;
    tabStore.write(RELOADED, true);
    if (tabStore.read(RELOADED) === true) location.reload();
  }

  #watchForSleep(link: Link): void {
    const wake = (): void => {
      if (document.visibilityState !== 'visible' || this.connection === 'stale') return;
      void link.check().then(() => this.#clock.measure(() => link.time()));
    };
    document.addEventListener('visibilitychange', wake);
    for (const event of ['online', 'offline', 'focus']) addEventListener(event, wake);
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      void this.#identity!.isStillMine().then((isMine) => (isMine ? wake() : location.reload()));
    });
    setInterval(() => void this.#clock.measure(() => link.time()), MEASURE_EVERY_MS);
  }
}

/** Replaced, never pushed: the browser's back button leaves the page and means nothing to the table. */
function showPath(path: string): void {
  if (location.pathname !== path) history.replaceState(null, '', path);
}

export const session = new Session();
