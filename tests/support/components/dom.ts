/** What happy-dom lacks and the component library asks for, and the tidying between tests. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A chunk that is imported for the first time takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 4_000 });

/** No media query matches, except the wish for reduced motion: nothing animates in tests. */
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

beforeEach(() => {
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('ResizeObserver', StillResizeObserver);
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
