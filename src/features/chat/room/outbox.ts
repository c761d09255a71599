import { now } from '../../../shared/time/clock.ts';
import { namesOf, ownerOf, readText, watchOtherTabs, writeText } from './chat-texts.ts';
import { keptForm, readKept } from './kept-message.ts';
import { isUnderWay, type Outgoing } from './outgoing.ts';

/** Further messages live in memory only (CHT-83). */
const maxKept = 30;
/**
 * Waits this long for an older message, ms. A closing page releases its locks within this time; longer locks belong to
 * an open tab, which sends the message.
 */
const inOrderMs = 1_000;
/** A failure without an answer is stored after this delay, ms. */
const settleMs = 1_000;

/** `alone`: no other tab has the message. */
type Take = (item: Outgoing, alone: boolean) => void;

/**
 * Stores messages under way, so that a reload loses none (CHT-81). A tab holds a lock per message; no other tab sends
 * it (CHT-82).
 */
export class Outbox {
  readonly #owner: string;
  /** Aborted when the room ends: nothing is written afterwards, and other tabs may take over. */
  readonly #signal: AbortSignal;
  /** Stored texts by key. */
  readonly #kept = new Map<string, string>();
  /** Releases the locks of this tab. */
  readonly #locks = new Map<string, () => void>();
  #outgoing: readonly Outgoing[] = [];
  /** Failures that may be caused by the page closing. */
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

  /** Restores messages of earlier visits or closed tabs, oldest first, once no living tab has them. */
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

  /** A closing page aborts its calls and lives a moment longer: only a later failure is real. */
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

  /** In the order in which they were written (CHT-120). */
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
      // The tab that had it may have sent it.
      const item = this.#read(key);
      if (!item || this.#signal.aborted) return false;
      this.#kept.set(key, '');
      take(item, alone);
      return true;
    });
  }

  /** Holds the lock until the message is removed or the room ends. */
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
    // Rejected when the room ends while another tab has the message.
    await locks.request(`krapao-chat:${key}`, { signal: this.#signal }, held).catch(() => undefined);
  }
}
