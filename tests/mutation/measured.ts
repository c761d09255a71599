/** The last written score, in figures of each file. */
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'tests/mutation/measured.json';

export interface Figures {
  /** Mutants that a test noticed. */
  readonly noticed: number;
  readonly survived: number;
}

export interface Measured {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly files: Readonly<Record<string, Figures>>;
}

export const readMeasured = (): Measured => JSON.parse(readFileSync(file, 'utf8')) as Measured;

export const writeMeasured = (measured: Measured): void =>
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
