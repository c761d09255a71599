import { plainText } from '../../shared/i18n/plain-text.ts';

/** Byte order mark: spreadsheets recognise UTF-8 by it. */
const mark = '\uFEFF';

/** Spreadsheets would read such a text as a formula; an apostrophe prevents it. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+(?:\.\d+)?$/;

function cellOf(shown: string): string {
  const text = plainText(shown);
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV in UTF-8 with a byte order mark and line ends of RFC 4180 (WAL-283). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  mark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
