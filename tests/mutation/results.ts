import { readFileSync } from 'node:fs';
import { resultsFile } from './run-stryker.ts';

/** Part of the schema of Stryker's reports. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** A change of the code that no test noticed; known by the text of its line, so that the line may move. */
export interface Survivor {
  readonly file: string;
  readonly mutator: string;
  /** First changed line, without indentation. */
  readonly line: string;
  readonly original: string;
  readonly replacement: string;
}

export interface FileResult {
  readonly noticed: number;
  readonly survivors: readonly Survivor[];
}

/** Lines and columns count from 1. */
function textBetween(lines: readonly string[], { start, end }: Mutant['location']): string {
  const rows = lines.slice(start.line - 1, end.line);
  const last = rows.length - 1;
  return rows
    .map((row, index) => row.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

/** Results by file; a file that was never tried is missing. */
export function readResults(files: readonly string[]): Map<string, FileResult> {
  const report = JSON.parse(readFileSync(resultsFile, 'utf8')) as Report;
  return new Map(
    files
      .filter((file) => Object.hasOwn(report.files, file))
      .map((file) => [file, resultOf(file, report.files[file]!)]),
  );
}

function resultOf(file: string, { source, mutants }: Report['files'][string]): FileResult {
  const lines = source.split('\n');
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ mutatorName, replacement, location }) => ({
      file,
      mutator: mutatorName,
      line: (lines[location.start.line - 1] ?? '').trim(),
      original: textBetween(lines, location),
      replacement,
    }));
  return { noticed: mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length, survivors };
}
