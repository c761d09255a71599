import { readFileSync } from 'node:fs';
import { systemReason } from '../mocks/adapters/server/system-reason.ts';
import { readText } from '../mocks/kernel/read-text.ts';
import { readCommand, refuse } from './command.ts';
import { applyVerdicts, BadVerdicts, readVerdicts, report } from './review/verdicts.ts';

const { positionals } = readCommand({
  name: 'npm run visual:accept --',
  about: 'Carries out the verdicts that a contact sheet has downloaded. Exit code 1 when one of them is refused.',
  example: 'npm run visual:accept -- verdicts.json',
  options: {},
  positionals: { name: 'FILE', about: 'the downloaded verdicts', most: 1 },
});
const [file] = positionals;
if (file === undefined) refuse('Name one file: npm run visual:accept -- verdicts.json');

function textOf(name: string): string {
  try {
    return readText(readFileSync(name)) ?? '';
  } catch (error) {
    return refuse(`${name} cannot be read: ${systemReason(error)}`, 1);
  }
}

try {
  const applied = applyVerdicts(readVerdicts(textOf(file)));
  console.log(report(applied));
  if (applied.some(({ result }) => result === 'refused')) process.exitCode = 1;
} catch (error) {
  if (error instanceof BadVerdicts) refuse(`${file}: ${error.message}`, 1);
  throw error;
}
