import { shownKey } from './memory.ts';

/**
 * A tab that shows a state gives the app a storage and channels of its own. A state starts with an empty storage
 * and leaves the browser's storage alone; the tester's other tabs do not hear of its logins and logouts.
 */

/** Prefix in the tab's session storage for entries of states. */
const ofStates = 'krapao-sandbox.state.';

/** Keys that stay shared with the other tabs: those of the sandbox that are of no world, and the language the tester chose. */
const isShared = (key: string) => (key.startsWith('krapao-sandbox') && key !== shownKey) || key === 'locale';

const keysOf = () => Object.keys(sessionStorage).filter((key) => key.startsWith(ofStates));

/** Like the browser's own, it throws where storage is blocked, and lists its entries as properties. */
function storageBeside(shared: Storage): Storage {
  const placeOf = (key: string): [Storage, string] =>
    isShared(key) ? [shared, key] : [sessionStorage, ofStates + key];
  const methods: Storage = {
    get length() {
      return keysOf().length;
    },
    key: (index) => keysOf()[index]?.slice(ofStates.length) ?? null,
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
    clear: clearStateStorage,
  };
  return new Proxy(methods, {
    get: (target, key, receiver) =>
      typeof key === 'symbol' || key in target
        ? (Reflect.get(target, key, receiver) as unknown)
        : (methods.getItem(key) ?? undefined),
    ownKeys: () => keysOf().map((key) => key.slice(ofStates.length)),
    getOwnPropertyDescriptor: (_methods, key) => {
      const value = typeof key === 'string' ? methods.getItem(key) : null;
      return value === null ? undefined : { value, writable: true, enumerable: true, configurable: true };
    },
  });
}

export function clearStateStorage(): void {
  for (const key of keysOf()) sessionStorage.removeItem(key);
}

/** Gives the app of this page its own storage and channels. Call it before the app starts. */
export function takeOwnStorage(): void {
  try {
    const own = storageBeside(localStorage);
    Object.defineProperty(window, 'localStorage', { configurable: true, get: () => own });
  } catch {
    // Storage is blocked: no other tab shares any
  }
  const { BroadcastChannel: Shared } = window;
  window.BroadcastChannel = class extends Shared {
    constructor(name: string) {
      super(isShared(name) ? name : ofStates + name);
    }
  };
}
