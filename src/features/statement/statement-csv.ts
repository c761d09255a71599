import { plainText } from '../../shared/i18n/plain-text.ts';

/** The byte order mark by which spreadsheets know that the file is UTF-8. */
const mark = '\uFEFF';

/** Spreadsheets take a text that begins so for a formula; with an apostrophe in front it stays a text. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+(?:\.\d+)?$/;

function cellOf(shown: string): string {
  const text = plainText(shown);
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of texts as a CSV file: UTF-8 with a byte order mark, lines ended as RFC 4180 wants them (WAL-283). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  mark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
