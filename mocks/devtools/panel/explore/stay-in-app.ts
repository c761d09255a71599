/** The Navigation API; most browsers have it since 2026. */
interface Navigation extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}
interface NavigateEvent extends Event {
  readonly destination: { readonly sameDocument: boolean };
}

const navigationOf = (): Navigation | undefined =>
  (window as Window & { readonly navigation?: unknown }).navigation as Navigation | undefined;

/** Keeps a walk in this document: blocks navigation to other pages, and new tabs. */
export class StayInApp {
  readonly #open = window.open;
  readonly #first = navigationOf()?.currentEntry?.index ?? Number.POSITIVE_INFINITY;

  /** Whether the app tried to leave since the walk began; its screen then waits for another page. */
  hasLeft = false;

  constructor() {
    window.open = () => {
      this.hasLeft = true;
      return null;
    };
    navigationOf()?.addEventListener('navigate', this.#stop);
  }

  /** Whether Back leads to a page of this walk. */
  get canGoBack(): boolean {
    return (navigationOf()?.currentEntry?.index ?? 0) > this.#first + 1;
  }

  end(): void {
    window.open = this.#open;
    navigationOf()?.removeEventListener('navigate', this.#stop);
  }

  readonly #stop = (event: Event): void => {
    if ((event as NavigateEvent).destination.sameDocument || !event.cancelable) return;
    event.preventDefault();
    this.hasLeft = true;
  };
}
