/** Writes TypeScript in the format of this repository. */
import { plainText } from '../../page-kit/language.ts';
import { wordsOf } from '../../presenter/find-target.ts';
import type { Target } from '../../presenter/story.ts';
import type { AppWords } from '../app-words.ts';

const width = 120;

export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A string literal in the quotes that need fewer escapes, without the marks that only the build adds. */
export function quote(text: string): string {
  const written = JSON.stringify(plainText(text)).slice(1, -1);
  if (text.includes("'") && !text.includes('"')) return `"${written}"`;
  return `'${written.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

const nameOf = (key: string) => (/^[a-zA-Z_$][\w$]*$/.test(key) ? key : quote(key));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Code);

const entriesOf = (value: Record<string, unknown>) => Object.entries(value).filter(([, part]) => part !== undefined);

function flat(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  if (!isRecord(value)) return String(value);
  const entries = entriesOf(value);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, part]) => `${nameOf(key)}: ${flat(part)}`).join(', ')} }`;
}

/** Lists of several objects are written one per line. */
const isTall = (value: unknown): boolean =>
  Array.isArray(value) &&
  (value.some(isTall) || (value.length > 1 && value.every((one) => isRecord(one) && entriesOf(one).length > 1)));
const hasTall = (value: unknown): boolean =>
  isTall(value) ||
  (Array.isArray(value) && value.some(hasTall)) ||
  (isRecord(value) && Object.values(value).some(hasTall)) ||
  (value instanceof Code && value.text.includes('\n'));

/** A value as code. @param depth of its line @param used characters of its line that are taken */
export function codeOf(value: unknown, depth = 0, used = depth * 2): string {
  const line = flat(value);
  // a comma or a semicolon follows
  if (!hasTall(value) && used + line.length < width) return line;
  const inside = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  if (Array.isArray(value)) return `[\n${value.map((one) => `${inside}${codeOf(one, depth + 1)},\n`).join('')}${end}]`;
  if (!isRecord(value)) return line;
  const parts = entriesOf(value).map(([key, part]) => {
    const begins = `${inside}${nameOf(key)}: `;
    return `${begins}${codeOf(part, depth + 1, begins.length)},\n`;
  });
  return `{\n${parts.join('')}${end}}`;
}

/** Describes a target to a tester: its words in all languages and their key, else its selector. */
export function targetInWords({ css, says }: Target, words: AppWords): string {
  if (says === undefined) return css;
  if (typeof says === 'string') return `“${says}” · ${css}`;
  const said = (['th', 'la', 'en'] as const).map((language) => wordsOf(says, language, words.textOf(language)));
  return `${said.join(' / ')} · ${'key' in says ? says.key : css}`;
}
