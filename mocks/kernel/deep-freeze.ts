/**
 * Freezes plain data with all that is in it, so that it can be given out without a copy. What is frozen already is left
 * out: freezing a growing list again costs little.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
