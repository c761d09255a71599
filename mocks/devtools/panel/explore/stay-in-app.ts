/** The browser's navigation, where it has one of that name (most have since 2026). */
interface Navigation extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}
interface NavigateEvent extends Event {
  readonly destination: { readonly sameDocument: boolean };
}

const navigationOf = (): Navigation | undefined =>
  (window as Window & { readonly navigation?: unknown }).navigation as Navigation | undefined;

/** Keeps a walk in this document: no other page is loaded, and no tab is opened, as if the browser blocked it. */
export class StayInApp {
  readonly #open = window.open;
  readonly #first = navigationOf()?.currentEntry?.index ?? Number.POSITIVE_INFINITY;

  /** Whether the app has led out since the walk began: what it shows then waits for another page. */
  hasLeft = false;

  constructor() {
    window.open = () => {
      this.hasLeft = true;
      return null;
    };
    navigationOf()?.addEventListener('navigate', this.#stop);
  }

  /** Whether Back leads to a page that the walk has come from. */
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
