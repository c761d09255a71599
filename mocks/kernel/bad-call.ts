/**
 * A method of `window.sandbox`, the admin API or an operator action was called with arguments that cannot be used. The
 * message says what was wrong with them and what would be right; the tester reads it in the console or the panel.
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
    return `a ${typeof value}`; // it contains itself, or is of a type that JSON does not have
  }
}

/** A value as the message of a `BadCall` quotes it: its JSON, cut after 80 characters. */
export function quoteValue(value: unknown): string {
  const text = textOf(value);
  return text.length > maximumLength ? `${text.slice(0, maximumLength)}…` : text;
}
