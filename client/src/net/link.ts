import { io, type Socket } from 'socket.io-client';
import type { Refusal } from '../../../shared/table/requests.ts';
import type { ClientToServer, OpenTable, ServerToClient, ViewMessage } from '../../../shared/wire/wire.ts';

type Wire = Socket<ServerToClient, ClientToServer>;

/** Emits one packet and hands over what to do with its answer. */
export type Send<A> = (wire: Pick<Wire, 'emit'>, answer: (value: A) => void) => void;

const PING_TIMEOUT_MS = 2000;
const RESTART_GAP_MS = 1000;
const TRIES_BEFORE_SPARE = 2;

export interface LinkListener {
  /** Connected, for the first time or again: time to say hello. */
  up(): void;
  down(): void;
  /** The server ended the connection itself: it does not come back on its own. */
  hungUp(): void;
  view(message: ViewMessage): void;
  tables(tables: readonly OpenTable[]): void;
  gone(refusal: Refusal): void;
}

/**
 * The one connection to the server. Nothing is ever sent later: what cannot be sent now is answered with null, and so
 * is what got no answer in time.
 */
export class Link {
  /** Another way to the same server: names such as `house.local` resolve on some tries only. */
  spare: string | null = null;

  #wire: Wire;
  #isOnSpare = false;
  #failures = 0;
  #checking = false;
  #restarted = 0;
  readonly #listener: LinkListener;
  readonly #url: string | undefined;

  /** `url` is for tests; a page talks to the server it came from. */
  constructor(listener: LinkListener, url?: string) {
    this.#listener = listener;
    this.#url = url;
    this.#wire = this.#build(url);
  }

  get isUp(): boolean {
    return this.#wire.connected;
  }

  open(): void {
    this.#wire.connect();
  }

  close(): void {
    this.#wire.disconnect();
  }

  /** Sends at once or not at all; null when there was no answer within the time. */
  async call<A>(timeoutMs: number, send: Send<A>): Promise<A | null> {
    if (!this.#wire.connected) return null;
    return new Promise((done) => {
      const timer = setTimeout(() => done(null), timeoutMs);
      send(this.#wire, (value) => {
        clearTimeout(timer);
        done(value);
      });
    });
  }

  time(): Promise<number | null> {
    return this.call<number>(PING_TIMEOUT_MS, (wire, answer) => wire.emit('time', answer));
  }

  /** The connection may be dead without having closed (sleep, another network): asks, and starts anew if all is silent. */
  async check(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    const isAlive = this.#wire.connected && (await this.time()) !== null;
    this.#checking = false;
    // Several signs of waking come together: one new connection is enough.
    if (!isAlive && Date.now() - this.#restarted > RESTART_GAP_MS) this.restart();
  }

  /** Drops the connection with all that waits in it, and opens another without waiting for the next try. */
  restart(): void {
    this.#restarted = Date.now();
    this.#wire.disconnect();
    this.#wire.connect();
  }

  #build(url: string | undefined): Wire {
    const options = {
      autoConnect: false,
      forceNew: true,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnectionDelay: 250,
      reconnectionDelayMax: 1500,
      timeout: 4000,
    };
    const wire: Wire = url === undefined ? io(options) : io(url, options);
    const listener = this.#listener;
    wire.on('connect', () => {
      this.#failures = 0;
      listener.up();
    });
    wire.on('connect_error', () => {
      this.#failures += 1;
      listener.down();
      if (this.spare !== null && this.#failures % TRIES_BEFORE_SPARE === 0) this.#change();
    });
    wire.on('disconnect', (reason) => {
      listener.down();
      if (reason === 'io server disconnect') listener.hungUp();
    });
    wire.on('view', (message) => listener.view(message));
    wire.on('tables', (tables) => listener.tables(tables));
    wire.on('gone', (refusal) => listener.gone(refusal));
    return wire;
  }

  /** Turns from the page's own address to the spare one, or back. */
  #change(): void {
    this.#isOnSpare = !this.#isOnSpare;
    this.#wire.off();
    this.#wire.disconnect();
    this.#wire = this.#build(this.#isOnSpare ? this.spare! : this.#url);
    this.#wire.connect();
  }
}
