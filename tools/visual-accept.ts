/**
 * `npm run visual:accept -- verdicts.json`: carries out the verdicts that a contact sheet has downloaded. Exit code 1 when one of
 * them is refused; what is rejected is listed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readText } from '../mocks/kernel/read-text.ts';
import { readOptions, refuse } from './read-options.ts';
import { applyVerdicts, BadVerdicts, linesOf, readVerdicts } from './review/verdicts.ts';

const { positionals } = readOptions({ allowPositionals: true, options: {} });
const [file, ...more] = positionals;
if (file === undefined || more.length > 0) refuse('Name one file: npm run visual:accept -- verdicts.json');
if (!existsSync(file)) refuse(`There is no file ${file}.`);
try {
  const applied = applyVerdicts(readVerdicts(readText(readFileSync(file)) ?? ''));
  console.log(linesOf(applied));
  if (applied.some(({ result }) => result === 'refused')) process.exitCode = 1;
} catch (error) {
  if (error instanceof BadVerdicts) refuse(`${file}: ${error.message}`);
  throw error;
}
