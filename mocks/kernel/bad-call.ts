/**
 * Invalid arguments in a call of `window.sandbox`, the admin API or an operator action. The message names the problem
 * and the accepted values; testers read it in the console or panel.
 */
export class BadCall extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BadCall';
  }
}

const maximumLength = 80;

function textOf(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'number') return String(value);
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return `a ${typeof value}`; // It contains itself, or is of a type that JSON does not have
  }
}

/** Quotes a value in a `BadCall` message: its JSON, cut after 80 characters. */
export function quoteValue(value: unknown): string {
  const text = textOf(value);
  return text.length > maximumLength ? `${text.slice(0, maximumLength)}…` : text;
}
