/** Presentation remotes send the page keys. */
const keys = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
  Escape: 'exit',
} as const;

/** The control of a key while a story is presented; null for other keys, and with a modifier. */
export function controlOfKey({
  key,
  ctrlKey,
  altKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): (typeof keys)[keyof typeof keys] | null {
  if (ctrlKey || altKey || metaKey || shiftKey || !Object.hasOwn(keys, key)) return null;
  return keys[key as keyof typeof keys];
}
