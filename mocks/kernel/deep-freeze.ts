/**
 * Freezes plain data deeply, so that it can be shared without a copy. Skips frozen parts: refreezing a growing list is
 * cheap.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
