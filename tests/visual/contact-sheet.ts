/**
 * Playwright reporter: writes the contact sheet of a pixel run, `test-results/contact-sheet/index.html` with every
 * screenshot. The folder is self-contained.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type ShotNote, shotNote } from './shot-note.ts';

const folder = 'test-results/contact-sheet';

/** A screenshot on the contact sheet; pictures are paths within its folder. */
interface Frame extends Omit<ShotNote, 'baseline'> {
  failed: boolean;
  /** The screenshot, or the baseline when they are equal. */
  picture: string | null;
  expected: string | null;
  diff: string | null;
  error: string;
}

function keep(file: string | undefined, name: string): string | null {
  if (!file || !existsSync(file)) return null;
  copyFileSync(file, path.join(folder, 'shots', name));
  return `shots/${name}`;
}

/** A picture of a failed comparison, which Playwright names `x-actual.png`, `x-diff.png` and so on. */
const leftBehind = (result: TestResult, kind: 'actual' | 'expected' | 'diff'): string | undefined =>
  result.attachments.find(({ name }) => name.endsWith(`-${kind}.png`))?.path;

function frameOf({ baseline, ...note }: ShotNote, result: TestResult): Frame {
  const failed = result.status !== 'passed';
  const seen = failed ? leftBehind(result, 'actual') : baseline;
  return {
    ...note,
    failed,
    picture: keep(seen, `${note.name}.png`),
    expected: failed ? keep(leftBehind(result, 'expected') ?? baseline, `${note.name}-expected.png`) : null,
    diff: failed ? keep(leftBehind(result, 'diff'), `${note.name}-diff.png`) : null,
    error: stripVTControlCharacters(result.error?.message ?? '').slice(0, 600),
  };
}

export default class ContactSheet implements Reporter {
  readonly #results = new Map<string, { note: ShotNote; result: TestResult }>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const note = shotNote(result.annotations) ?? shotNote(test.annotations);
    if (note && result.status !== 'skipped') this.#results.set(note.name, { note, result });
  }

  onEnd(): void {
    if (this.#results.size === 0) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(path.join(folder, 'shots'), { recursive: true });
    const frames = [...this.#results.values()].map(({ note, result }) => frameOf(note, result));
    frames.sort((one, other) => one.order - other.order);
    const json = JSON.stringify({ made: new Date().toISOString(), frames }).replaceAll('<', '\\u003c');
    const page = readFileSync(path.join(import.meta.dirname, 'contact-sheet.html'), 'utf8');
    writeFileSync(
      path.join(folder, 'index.html'),
      page.replace('>{}<', () => `>${json}<`),
    );
  }
}
