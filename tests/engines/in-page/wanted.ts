/** Requests of a journey to a page, and the responses, as JSON between Node and browser. */

/** An exact name or text, or a pattern. */
export type Words = string | { pattern: string };

/** An element as assistive technology names it. */
export interface Wanted {
  /** An ARIA role; `field` for any form field, because password fields have none. */
  role: string;
  /** Its accessible name; every name if left out. */
  name?: Words;
  /** A text that it must show. */
  text?: Words;
  /** Its container. */
  within?: Wanted;
}

export interface Point {
  x: number;
  y: number;
}

/** What a page shows; with several matches, all but `count` describe the first. */
export interface Look {
  count: number;
  /** As the player reads it, with single spaces. */
  text: string;
  /** Of a form field. */
  value: string;
}

/** Where to press an element, or why that is impossible. */
export type Place = Point | { not: string };

/** Session storage key for page errors and policy violations, a list of texts. */
export const problemsKey = 'page-problems';

/** What `window.pageTools` can do. */
export interface PageTools {
  look(wanted: Wanted): Look;
  place(wanted: Wanted): Promise<Place>;
}

declare global {
  interface Window {
    pageTools?: PageTools;
  }
}
