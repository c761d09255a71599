import { createMemoryStore, type JournalStore } from '../../engine/timeline/store.ts';
import { LatePartMissing } from '../../kernel/late-part.ts';

/** The browser refused its store during a visit: worlds are stored in memory from now on. */
export class StoreGivenUp extends Error {
  constructor(cause: unknown) {
    super('the browser stores worlds no longer; they are in memory until the page is left', { cause });
    this.name = 'StoreGivenUp';
  }
}

const isFull = (problem: unknown) => problem instanceof DOMException && problem.name === 'QuotaExceededError';

/**
 * A store that falls back to memory once the browser refuses it, for example with a full disk. The memory starts empty:
 * an open world finds itself missing there and stores everything again (`Timeline.reload`).
 * @param report hears of it once
 */
export function storeOrMemory(first: JournalStore, report: (problem: StoreGivenUp) => void): JournalStore {
  const memory = createMemoryStore();
  let store = first;
  /** Retries an aborted transaction once: deleting site data aborts transactions. */
  const tryTwice = <T>(job: (store: JournalStore) => Promise<T>): Promise<T> =>
    job(first).catch((problem: unknown) => {
      if (isFull(problem) || problem instanceof LatePartMissing) throw problem;
      return job(first);
    });
  const run = async <T>(job: (store: JournalStore) => Promise<T>): Promise<T> => {
    if (store === memory) return job(memory);
    try {
      return await tryTwice(job);
    } catch (problem) {
      if (problem instanceof LatePartMissing) throw problem;
      if (store !== memory) report(new StoreGivenUp(problem));
      store = memory;
      return job(memory);
    }
  };
  return {
    get kind() {
      return store.kind;
    },
    read: (...args) => run((one) => one.read(...args)),
    append: (...args) => run((one) => one.append(...args)),
    replace: (...args) => run((one) => one.replace(...args)),
    rewind: (...args) => run((one) => one.rewind(...args)),
    setAside: (...args) => run((one) => one.setAside(...args)),
    putFile: (...args) => run((one) => one.putFile(...args)),
    getFile: async (hash) => (await memory.getFile(hash)) ?? first.getFile(hash),
  };
}
