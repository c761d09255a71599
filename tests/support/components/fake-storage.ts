/** The storage and the locks that the tabs of one browser share, for unit tests. */

/** A storage that can refuse all that is asked of it. */
export class FakeStorage {
  readonly #values = new Map<string, string>();
  #news: { key: string; newValue: string; oldValue: string | null }[] = [];
  refuses = false;

  constructor() {
    // The keys of a browser's storage are its own properties.
    return new Proxy(this, {
      ownKeys: (storage) => storage.keys(),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      set: (storage, name, value) => Reflect.set(storage, name, value),
      get: (storage, name) => {
        const value: unknown = Reflect.get(storage, name, storage);
        return typeof value === 'function' ? value.bind(storage) : value;
      },
    });
  }

  keys(): string[] {
    return [...this.#values.keys()];
  }

  #ask(): void {
    if (this.refuses) throw new DOMException('refused', 'QuotaExceededError');
  }

  getItem(key: string): string | null {
    this.#ask();
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#ask();
    this.#news.push({ key, newValue: value, oldValue: this.#values.get(key) ?? null });
    this.#values.set(key, value);
  }

  removeItem(key: string): void {
    this.#ask();
    this.#values.delete(key);
  }

  /** Tells the tabs what was written since, as the browser does. */
  tellTabs(): void {
    for (const change of this.#news.splice(0)) window.dispatchEvent(Object.assign(new Event('storage'), change));
  }
}

type Held = (lock: object) => unknown;

/** Locks that are given one after the other, in the order in which they were asked for. */
export class FakeLocks {
  readonly #last = new Map<string, Promise<unknown>>();

  async request(name: string, { signal }: { signal: AbortSignal }, held: Held): Promise<unknown> {
    const before = this.#last.get(name);
    const turn = (async () => {
      await before?.catch(() => undefined);
      if (signal.aborted) throw signal.reason;
      return held({});
    })();
    this.#last.set(name, turn);
    return turn;
  }
}
