/** What a journey asks of a page, and what the page answers: both travel between Node and the browser as JSON. */

/** A name or a text: exactly this one, or one that a pattern fits. */
export type Words = string | { pattern: string };

/** Something on the screen, by what assistive technology says of it. */
export interface Wanted {
  /** A role of ARIA; `field` for every kind of form field, because a password field has no role. */
  role: string;
  /** Its accessible name; every name if left out. */
  name?: Words;
  /** A text that it has to show. */
  text?: Words;
  /** The part of the page that it stands in. */
  within?: Wanted;
}

export interface Point {
  x: number;
  y: number;
}

/** What a page shows of something wanted; where it is there several times, all but `count` is about the first. */
export interface Look {
  count: number;
  /** As the player reads it, with single spaces. */
  text: string;
  /** Of a form field. */
  value: string;
}

/** Where a finger can press something, or why it cannot. */
export type Place = Point | { not: string };

/** Where a tab's storage holds the errors of its pages, and breaches of their content policy, as a list of texts. */
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
