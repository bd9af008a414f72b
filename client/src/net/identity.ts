import type { Identity } from '../../../shared/wire/wire.ts';
import { localStore, type Store, tabStore } from './storage.ts';

const KEY = 'bigboard.identity';
const CHANNEL = 'bigboard.identity';
/** How long another tab has to say that an identity is its own. */
const CLAIM_MS = 120;

/** What tabs of one browser tell each other. */
type Word =
  | { readonly kind: 'claim'; readonly device: string; readonly nonce: number }
  | { readonly kind: 'mine'; readonly device: string; readonly nonce: number };

export interface Channel {
  postMessage(word: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface Surroundings {
  readonly tab: Store;
  readonly local: Store;
  /** Null where tabs cannot talk. */
  readonly channel: Channel | null;
  readonly random: () => number;
}

function openChannel(): Channel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

const browser = (): Surroundings => ({
  tab: tabStore,
  local: localStore,
  channel: openChannel(),
  random: Math.random,
});

function readIdentity(store: Store): Identity | null {
  const kept = store.read(KEY) as Partial<Identity> | null;
  return typeof kept?.device === 'string' && typeof kept.secret === 'string'
    ? { device: kept.device, secret: kept.secret }
    : null;
}

/**
 * Who this tab is to the server. Each tab keeps its own identity across a reload; a browser opened anew takes up the
 * one it had last. A second or duplicated tab asks the others first, and becomes someone new if theirs is in use.
 */
export class IdentityKeeper {
  #identity: Identity | null = null;
  /** The device this tab answers for when others claim it. */
  #held: string | null = null;
  /** The identity in local storage belongs to another tab that is open: leave it there. */
  #second = false;
  #claim: { device: string; nonce: number; lost: boolean } | null = null;
  readonly #around: Surroundings;

  constructor(around: Surroundings = browser()) {
    this.#around = around;
    if (around.channel) around.channel.onmessage = ({ data }) => this.#hear(data as Word);
  }

  get current(): Identity | null {
    return this.#identity;
  }

  /** Finds the identity to say hello with; null: the server shall give one. */
  async find(): Promise<Identity | null> {
    const own = readIdentity(this.#around.tab);
    if (own && (await this.#isFree(own.device))) return this.#take(own);
    const last = readIdentity(this.#around.local);
    if (last && last.device !== own?.device && (await this.#isFree(last.device))) return this.#take(last);
    this.#second = last !== null;
    return this.#take(null);
  }

  /** After the browser brought a frozen page back: false when another tab has become this one meanwhile. */
  async isStillMine(): Promise<boolean> {
    return this.#identity === null || this.#isFree(this.#identity.device);
  }

  /** Keeps what the server gave. */
  save(identity: Identity): void {
    this.#take(identity);
    this.#around.tab.write(KEY, identity);
    if (!this.#second) this.#around.local.write(KEY, identity);
  }

  #take(identity: Identity | null): Identity | null {
    this.#identity = identity;
    this.#held = identity?.device ?? null;
    return identity;
  }

  async #isFree(device: string): Promise<boolean> {
    const { channel, random } = this.#around;
    if (!channel) return true;
    const claim = { device, nonce: random(), lost: false };
    this.#claim = claim;
    channel.postMessage({ kind: 'claim', device, nonce: claim.nonce } satisfies Word);
    await new Promise((done) => setTimeout(done, CLAIM_MS));
    this.#claim = null;
    // Held from this very moment, so that no claim slips in between.
    if (!claim.lost) this.#held = device;
    return !claim.lost;
  }

  #hear(word: Word): void {
    const claim = this.#claim;
    if (word.kind === 'mine') {
      if (claim && claim.device === word.device && claim.nonce === word.nonce) claim.lost = true;
      return;
    }
    const mine = { kind: 'mine', device: word.device, nonce: word.nonce } satisfies Word;
    if (this.#held === word.device) this.#around.channel?.postMessage(mine);
    // Two tabs claim at once (a restored window): the lower number has it.
    else if (claim?.device === word.device) {
      if (claim.nonce < word.nonce) this.#around.channel?.postMessage(mine);
      else claim.lost = true;
    }
  }
}
