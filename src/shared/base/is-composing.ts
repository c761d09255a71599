/**
 * Whether a key belongs to a composition of an input method, also the one that ends it: Safari reports that one with the
 * key code 229 after the composition has ended (DES-71).
 */
export const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent): boolean =>
  composing || keyCode === 229;
