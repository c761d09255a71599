/** The last written score, and how far the code has gone since then. It needs no history: the lines' digests are kept. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'tests/mutation/measured.json';

export interface Figures {
  /** Mutants that a test noticed. */
  readonly noticed: number;
  readonly survived: number;
}

interface MeasuredFile extends Figures {
  /** Digests of its lines, with blanks between them. */
  readonly lines: string;
}

export interface Measured {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly files: Readonly<Record<string, MeasuredFile>>;
}

export const readMeasured = (): Measured => JSON.parse(readFileSync(file, 'utf8')) as Measured;

export const writeMeasured = (measured: Measured): void =>
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);

const digestOf = (line: string): string => createHash('sha256').update(line).digest('hex').slice(0, 6);

/** The digests of a text's lines; indentation and empty lines do not count. */
export const digestsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(digestOf);

/** How many of these items the other list lacks, each counted as often as it stands there. */
function lackedBy(other: readonly string[], items: readonly string[]): number {
  const left = new Map<string, number>();
  for (const item of other) left.set(item, (left.get(item) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  }).length;
}

/** How many lines were added, taken away or written anew; a line that only moved has not changed. */
export const changedLines = (before: readonly string[], after: readonly string[]): number =>
  Math.max(lackedBy(before, after), lackedBy(after, before));

/** How many lines of these files have changed since they were measured; all lines of a file that never was. */
export const linesSince = ({ files }: Measured, paths: readonly string[]): number =>
  paths
    .map((path) => changedLines(files[path]?.lines.split(' ') ?? [], digestsOf(readFileSync(path, 'utf8'))))
    .reduce((total, count) => total + count, 0);
