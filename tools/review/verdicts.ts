import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { oneOf, readArgument } from '../../mocks/kernel/arguments.ts';
import { BadCall } from '../../mocks/kernel/bad-call.ts';

export const sheetFolder = 'test-results/contact-sheet';
export const baselinesFolder = 'tests/visual/baselines';
export const reportFile = 'test-results/visual-review.md';

/** Hash of a file; null when it does not exist. */
export const hashOf = (file: string): string | null =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'the SHA-256 of a picture' }));
const verdictSchema = z.strictObject({
  /** Name of a shot, such as `home-th-phone`; cannot hold a path. */
  name: z
    .string()
    .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'the name of a picture, such as home-th-phone' })),
  verdict: oneOf(['accept', 'reject']),
  word: z._default(z.string().check(z.maxLength(200)), ''),
  /** Compared baseline, and new picture. */
  baseline: z.nullable(hash),
  picture: hash,
});
const verdictsSchema = z.strictObject({ verdicts: z.array(verdictSchema).check(z.minLength(1), z.maxLength(5000)) });

export type Verdict = z.output<typeof verdictSchema>;

export class BadVerdicts extends Error {}

/** The file is untrusted input. @throws BadVerdicts */
export function readVerdicts(text: string): readonly Verdict[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadVerdicts('this is no JSON: verdicts are the file that the contact sheet downloads');
  }
  try {
    return readArgument('it', verdictsSchema, json).verdicts;
  } catch (error) {
    throw error instanceof BadCall ? new BadVerdicts(error.message) : error;
  }
}

/** The result of a verdict; a refused one changes nothing. */
export interface Applied {
  readonly name: string;
  readonly result: 'accepted' | 'rejected' | 'refused';
  readonly why: string;
}

function apply({ name, verdict, word, baseline, picture }: Verdict, sheet: string, baselines: string): Applied {
  if (verdict === 'reject') return { name, result: 'rejected', why: word };
  const refused = (why: string): Applied => ({ name, result: 'refused', why });
  const taken = path.join(sheet, 'shots', `${name}.png`);
  const kept = path.join(baselines, `${name}.png`);
  const now = hashOf(taken);
  if (now === null) return refused('its picture is not in this contact sheet: run `npm run visual` first');
  if (now !== picture) return refused('the contact sheet here has another picture than the one that was judged');
  if (hashOf(kept) === picture) return { name, result: 'accepted', why: 'it is the baseline already' };
  if (hashOf(kept) !== baseline) return refused('its baseline has changed since the run');
  const temporary = `${kept}.new`;
  copyFileSync(taken, temporary);
  renameSync(temporary, kept);
  return { name, result: 'accepted', why: '' };
}

/** Accepted pictures become the baselines, unless picture or baseline changed since the run. */
export const applyVerdicts = (
  verdicts: readonly Verdict[],
  { sheet = sheetFolder, baselines = baselinesFolder } = {},
): readonly Applied[] => verdicts.map((verdict) => apply(verdict, sheet, baselines));

const linesOf = (applied: readonly Applied[]): string =>
  applied.map(({ name, result, why }) => `${result} ${name}${why === '' ? '' : `: ${why}`}`).join('\n');

/** A report for the developer, in Markdown: rejected pictures first, each with its reason. @param at epoch ms */
export function reportOf(applied: readonly Applied[], at: number): string {
  const parts = (['rejected', 'refused', 'accepted'] as const).map((wanted) => {
    const own = applied.filter(({ result }) => result === wanted);
    const rows = own.map(({ name, why }) => `- \`${name}\`${why === '' ? '' : `: ${why.replaceAll(/\s+/g, ' ')}`}`);
    return own.length === 0 ? '' : `\n## ${own.length} ${wanted}\n\n${rows.join('\n')}\n`;
  });
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return `# Visual review, ${time} UTC\n${parts.join('')}`;
}

/** Writes the report. @returns the lines to print */
export function report(applied: readonly Applied[], file = reportFile): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, reportOf(applied, Date.now()));
  return `${linesOf(applied)}\nreport: ${file}`;
}
