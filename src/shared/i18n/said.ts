/** A text that may stand while the language changes: it is made anew each time it is drawn (APP-72). */
export type Said = () => string;
