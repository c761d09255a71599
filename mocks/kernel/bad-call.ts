/** A call that cannot be carried out as it was asked; the message says what was wrong with it and what would be right. */
export class BadCall extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'BadCall';
  }
}

const longestShown = 80;

function written(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'number') return String(value);
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return `a ${typeof value}`; // it holds itself, or is of a kind that JSON does not have
  }
}

/** A value as a sentence quotes it. */
export function shown(value: unknown): string {
  const text = written(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
