/**
 * Polyfills what happy-dom lacks and the component library needs, loads the Thai texts, and cleans up between tests.
 */
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { setClock } from '../../../src/shared/time/clock.ts';

/** An error that prints the document lazily: a waiting query fails many times before it succeeds. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let own: string | undefined;
  Object.defineProperty(error, 'message', {
    // Settable: a query that times out replaces the message.
    configurable: true,
    get: () => (own ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (text: string) => {
      own = text;
    },
  });
  return error;
}

configure({
  // The first import of a chunk can take longer than the default second on a busy machine.
  asyncUtilTimeout: 4_000,
  getElementError: elementError,
});

/** No media query matches, except `prefers-reduced-motion`: nothing animates in tests. */
function matchMedia(query: string): MediaQueryList {
  return {
    matches: query.includes('prefers-reduced-motion: reduce'),
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  };
}

class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Imported late: a test file may mock or reset modules first.
beforeAll(async () => (await import('../../../src/shared/i18n/i18n.ts')).initI18n());

beforeEach(() => {
  // Otherwise a clock that an earlier test faked and restored counts as wrong.
  setClock(() => Date.now());
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('ResizeObserver', StillResizeObserver);
  Element.prototype.scrollIntoView = () => {};
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
