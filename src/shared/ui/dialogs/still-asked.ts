/**
 * Whether a question is open. Closes it for good when its subject is gone; otherwise it would open again by itself when the
 * subject comes back. Call it in the render of the component that holds `asked`.
 * @param holds whether the subject is still there, or the confirmed command is under way
 * @param forget sets `asked` to false
 */
export function stillAsked(asked: boolean, holds: boolean, forget: () => void): boolean {
  if (asked && !holds) forget();
  return asked && holds;
}
