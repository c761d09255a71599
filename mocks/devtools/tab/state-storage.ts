import { shownKey } from './memory.ts';

/**
 * A tab that shows a state or a branch gives the app a storage and channels of its own. A state starts with an empty storage
 * and leaves the browser's storage alone; the tester's other tabs do not hear of its logins and logouts.
 */

/** Prefix in the tab's session storage for entries of states. */
const ofStates = 'krapao-sandbox.state.';
/** Prefix for entries of branches; another one, so that a state shown in a branch's window does not clear them. */
export const ofBranches = 'krapao-sandbox.branch.';

/** Keys that stay shared with the other tabs: those of the sandbox that are of no world, and the language the tester chose. */
const isShared = (key: string) => (key.startsWith('krapao-sandbox') && key !== shownKey) || key === 'locale';

const keysOf = (prefix: string) => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

/** Like the browser's own, it throws where storage is blocked, and lists its entries as properties. */
function storageBeside(shared: Storage, prefix: string): Storage {
  const ownKeys = () => keysOf(prefix);
  const placeOf = (key: string): [Storage, string] => (isShared(key) ? [shared, key] : [sessionStorage, prefix + key]);
  const methods: Storage = {
    get length() {
      return ownKeys().length;
    },
    key: (index) => ownKeys()[index]?.slice(prefix.length) ?? null,
    getItem(key) {
      const [storage, place] = placeOf(key);
      return storage.getItem(place);
    },
    setItem(key, value) {
      const [storage, place] = placeOf(key);
      storage.setItem(place, value);
    },
    removeItem(key) {
      const [storage, place] = placeOf(key);
      storage.removeItem(place);
    },
    clear: () => clear(prefix),
  };
  return new Proxy(methods, {
    get: (target, key, receiver) =>
      typeof key === 'symbol' || key in target
        ? (Reflect.get(target, key, receiver) as unknown)
        : (methods.getItem(key) ?? undefined),
    ownKeys: () => ownKeys().map((key) => key.slice(prefix.length)),
    getOwnPropertyDescriptor: (_methods, key) => {
      const value = typeof key === 'string' ? methods.getItem(key) : null;
      return value === null ? undefined : { value, writable: true, enumerable: true, configurable: true };
    },
  });
}

function clear(prefix: string): void {
  for (const key of keysOf(prefix)) sessionStorage.removeItem(key);
}

export const clearStateStorage = (): void => clear(ofStates);

/** Gives the app of this page its own storage and channels. Call it before the app starts. @param prefix `ofBranches` for a branch */
export function takeOwnStorage(prefix = ofStates): void {
  try {
    const own = storageBeside(localStorage, prefix);
    Object.defineProperty(window, 'localStorage', { configurable: true, get: () => own });
  } catch {
    // storage is blocked: no other tab shares any
  }
  const { BroadcastChannel: Shared } = window;
  window.BroadcastChannel = class extends Shared {
    constructor(name: string) {
      super(isShared(name) ? name : prefix + name);
    }
  };
}

/** Names of branches, which are copies of a world up to a journal entry. */
export const branchNames: readonly string[] = Array.from({ length: 9 }, (_, index) => `branch-${index + 1}`);

const prefix = 'branch:';

/** The `present` value in the tab memory of a branch's window. */
export const branchMark = (name: string): string => prefix + name;
export const isBranchMark = (mark: string): boolean => mark.startsWith(prefix);
