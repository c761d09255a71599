import { now } from '../../../shared/time/clock.ts';
import { keptForm, readKept } from './kept-message.ts';
import { namesOf, ownerOf, readText, watchOtherTabs, writeText } from './kept-texts.ts';
import { isUnderWay, type Outgoing } from './outgoing.ts';

/** Further messages live in memory only (CHT-83). */
const maxKept = 30;
/**
 * How long an older message is waited for before the next one is taken, ms. A page that ends gives its messages free within
 * this time; one that is held for longer belongs to another open tab, which sends it.
 */
const inOrderMs = 1_000;
/** A failure without an answer is kept after this long, ms. */
const settleMs = 1_000;

/** Gets a message, and whether it is certain that no other tab has it. */
type Take = (item: Outgoing, alone: boolean) => void;

/**
 * Keeps the messages of a room that are under way in the browser's storage, so that a reload or a closed tab loses none
 * (CHT-81). While a tab has a message it holds the lock of that message, and no other tab sends it (CHT-82).
 */
export class Outbox {
  readonly #owner: string;
  /** Aborted when the room ends: from then on nothing is written, and other tabs may take what is left. */
  readonly #signal: AbortSignal;
  /** What is kept, by key. */
  readonly #kept = new Map<string, string>();
  /** What releases the lock of each message that this tab has. */
  readonly #locks = new Map<string, () => void>();
  /** The latest state of what is under way. */
  #outgoing: readonly Outgoing[] = [];
  /** Failures that may be the end of the page itself, and those that are none. */
  readonly #settling = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #settled = new Set<string>();

  constructor(id: string, signal: AbortSignal) {
    this.#owner = ownerOf(id);
    this.#signal = signal;
    signal.addEventListener('abort', () => {
      for (const timer of this.#settling.values()) clearTimeout(timer);
      for (const release of this.#locks.values()) release();
    });
  }

  /** Keeps what is under way as it is now, and removes what no longer is. */
  save(outgoing: readonly Outgoing[]): void {
    this.#outgoing = outgoing;
    const underWay = outgoing.filter(isUnderWay).slice(0, maxKept);
    for (const item of underWay) {
      const text = keptForm(item);
      if (this.#kept.get(item.key) === text || this.#isSettling(item)) continue;
      if (!this.#kept.has(item.key)) void this.#hold(item.key);
      this.#kept.set(item.key, text);
      writeText('unsent', this.#owner, item.key, text);
    }
    const keys = new Set(underWay.map(({ key }) => key));
    for (const key of this.#kept.keys()) if (!keys.has(key)) this.#remove(key);
  }

  /**
   * Gives back what an earlier visit or a closed tab has left, oldest first, each once no living tab has it.
   */
  restore(take: Take): void {
    const found = namesOf('unsent', this.#owner).map((key) => ({ key, item: this.#read(key) }));
    for (const { key, item } of found) if (!item) writeText('unsent', this.#owner, key, null);
    const left = found.flatMap(({ item }) => item ?? []).toSorted((one, other) => one.at - other.at);
    void this.#takeInOrder(
      left.map(({ key }) => key),
      take,
    );
    watchOtherTabs('unsent', this.#owner, (key) => void this.#take(key, take), this.#signal);
  }

  /**
   * Whether a failure may be the end of the page itself: the browser ends the calls of a page that is left, and the page lives a
   * moment longer. A failure that is still there after that moment is one.
   */
  #isSettling({ key, status, unknown }: Outgoing): boolean {
    if (status !== 'failed' || !unknown) {
      clearTimeout(this.#settling.get(key));
      this.#settling.delete(key);
      this.#settled.delete(key);
      return false;
    }
    if (this.#settled.has(key)) return false;
    if (this.#settling.has(key)) return true;
    const settle = () => {
      this.#settling.delete(key);
      this.#settled.add(key);
      this.save(this.#outgoing);
    };
    this.#settling.set(key, setTimeout(settle, settleMs));
    return true;
  }

  #read = (key: string): Outgoing | null => readKept(key, readText('unsent', this.#owner, key), now());

  #remove(key: string): void {
    this.#kept.delete(key);
    writeText('unsent', this.#owner, key, null);
    this.#locks.get(key)?.();
  }

  /** Takes messages one after the other: they are sent in the order in which they were written (CHT-120). */
  async #takeInOrder(keys: readonly string[], take: Take): Promise<void> {
    for (const key of keys) {
      await new Promise<void>((next) => {
        const timer = setTimeout(next, inOrderMs);
        const taken = () => {
          clearTimeout(timer);
          next();
        };
        const takeAndGoOn: Take = (item, alone) => {
          take(item, alone);
          taken();
        };
        void this.#take(key, takeAndGoOn).then(taken);
      });
    }
  }

  async #take(key: string, take: Take): Promise<void> {
    if (this.#kept.has(key)) return;
    await this.#hold(key, (alone) => {
      // It may have been sent meanwhile, by the tab that had it.
      const item = this.#read(key);
      if (!item || this.#signal.aborted) return false;
      this.#kept.set(key, '');
      take(item, alone);
      return true;
    });
  }

  /** Waits for the lock of a message and holds it until the message is removed or the room ends. */
  async #hold(key: string, onHeld: (alone: boolean) => boolean = () => true): Promise<void> {
    const { locks } = navigator;
    // Pages over plain http have no locks.
    if (!locks) return void onHeld(false);
    const held = () => {
      if (!onHeld(true) || this.#signal.aborted) return undefined;
      return new Promise<void>((release) => {
        this.#locks.set(key, release);
      }).finally(() => this.#locks.delete(key));
    };
    // Rejected when the room ends while another tab still has the message.
    await locks.request(`krapao-chat:${key}`, { signal: this.#signal }, held).catch(() => undefined);
  }
}
