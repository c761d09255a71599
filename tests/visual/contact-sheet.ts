/**
 * Playwright reporter: writes the contact sheet of a pixel run, `test-results/contact-sheet/index.html` with every
 * screenshot. The folder is self-contained.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { sheetFolder as folder, hashOf } from '../../tools/review/verdicts.ts';
import { type ShotNote, shotNote } from './shot-note.ts';

/** A screenshot on the contact sheet; pictures are paths within its folder. */
interface Frame extends Omit<ShotNote, 'baseline'> {
  failed: boolean;
  /** The screenshot, or the baseline when they are equal. */
  picture: string | null;
  expected: string | null;
  diff: string | null;
  /** Hashes of a changed screen's pictures, so that a verdict applies to these pictures only. */
  changed: { readonly baseline: string | null; readonly picture: string } | null;
  error: string;
}

function keep(file: string | undefined, name: string): string | null {
  if (!file || !existsSync(file)) return null;
  copyFileSync(file, path.join(folder, 'shots', name));
  return `shots/${name}`;
}

/** A picture of a failed comparison, which Playwright names `x-actual.png`, `x-diff.png` and so on. */
const leftBehind = (result: TestResult, name: string, kind: 'actual' | 'expected' | 'diff'): string | undefined =>
  result.attachments.find((attachment) => attachment.name === `${name}-${kind}.png`)?.path;

const errorsOf = ({ errors }: TestResult): string =>
  errors.map(({ message = 'failed' }) => stripVTControlCharacters(message)).join('\n');

function frameOf({ baseline, ...note }: ShotNote, result: TestResult): Frame {
  const { name } = note;
  const error = errorsOf(result);
  const failed = error !== '';
  const actual = failed ? leftBehind(result, name, 'actual') : undefined;
  const seen = actual ?? baseline;
  const picture = actual === undefined ? null : hashOf(actual);
  return {
    ...note,
    failed,
    picture: keep(seen, `${name}.png`),
    expected: failed ? keep(leftBehind(result, name, 'expected') ?? baseline, `${name}-expected.png`) : null,
    diff: failed ? keep(leftBehind(result, name, 'diff'), `${name}-diff.png`) : null,
    changed: picture === null ? null : { baseline: hashOf(baseline), picture },
    error: error.slice(0, 600),
  };
}

export default class ContactSheet implements Reporter {
  readonly #frames = new Map<string, () => Frame>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return;
    const note = shotNote(result.annotations.length > 0 ? result.annotations : test.annotations);
    if (note) this.#frames.set(note.name, () => frameOf(note, result));
  }

  onEnd(): void {
    if (this.#frames.size === 0) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(path.join(folder, 'shots'), { recursive: true });
    const frames = [...this.#frames.values()].map((frame) => frame());
    frames.sort((one, other) => one.order - other.order);
    const json = JSON.stringify({ made: new Date().toISOString(), frames }).replaceAll('<', '\\u003c');
    const page = readFileSync(path.join(import.meta.dirname, 'contact-sheet.html'), 'utf8');
    writeFileSync(
      path.join(folder, 'index.html'),
      page.replace('>{}<', () => `>${json}<`),
    );
  }
}
