/** Every command as a process: its help, and refused options and values. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const own = Object.values(scripts).flatMap((script) => /(?:tools|tests)\/[\w/-]+\.ts/.exec(script)?.[0] ?? []);
const others = ['build-checks', 'import-rules', 'lockfile', 'reference-data', 'translations'];
const commands = [...new Set([...own, ...others.map((name) => `tools/${name}.ts`)])];

const usesTsx = (file: string) => Object.values(scripts).some((script) => script.includes(`--import tsx ${file}`));

/** @returns exit code (null when killed), output and errors */
const run = (file: string, ...args: string[]) =>
  new Promise<{ code: unknown; output: string; said: string }>((resolve) => {
    const all = [...(usesTsx(file) ? ['--import', 'tsx'] : []), file, ...args];
    execFile(process.execPath, all, { timeout: 30_000 }, (error, output, said) =>
      resolve({ code: error ? error.code : 0, output, said }),
    );
  });

// APP-191
test.each(commands)('%s prints its help, and refuses an unknown option', { timeout: 65_000 }, async (file) => {
  const [help, refused] = await Promise.all([run(file, '--help'), run(file, '--nope')]);
  expect(help).toMatchObject({ code: 0, said: '' });
  expect(help.output).toMatch(/\nUsage: [^]*\n {2}--help +prints this text\n\nExample: /);
  expect(refused).toMatchObject({ code: 2, output: '' });
  expect(refused.said).toMatch(/^Unknown option '--nope'\nOptions: /);
});

// APP-191
test.each<[file: string, code: number, sentence: string, ...args: string[]]>([
  ['tools/hostile.ts', 2, '--case needs --operation and --seed', '--case', '1'],
  ['tools/hostile.ts', 2, '--operation takes one of getActive', '--operation', '__proto__'],
  ['tools/explore.ts', 2, '--scenario takes one of everyday', '--scenario', 'terminated'],
  ['tools/contract-check.ts', 2, 'Name the backend', '--writes'],
  ['tools/contract-check.ts', 2, 'Was http://localhost:80 meant?', '--base-url', 'localhost:80'],
  ['tools/contract-check.ts', 2, 'KRAPAO_CHECK_PASSWORD', '--base-url', 'http://a.example', '--phone', '0812345678'],
  [
    'tools/contract-check.ts',
    2,
    'not both',
    '--base-url',
    'http://a',
    '--phone',
    '1',
    '--password',
    'x',
    '--token',
    'y',
  ],
  ['tools/contract-check.ts', 2, '--password needs --phone', '--base-url', 'http://a.example', '--password', 'x'],
  ['tools/contract-check.ts', 2, '--account-is-mine', '--base-url', 'http://a.example', '--moves', '1'],
  ['tools/contract-check.ts', 2, '--report and --out', '--base-url', 'http://a.example', '--report', 'junit'],
  ['tools/backend.ts', 1, 'the folder /proc/x cannot be used for worlds', '--port', '0', '--data', '/proc/x'],
])('%s ends with %i and a sentence: %s', { timeout: 35_000 }, async (file, code, sentence, ...args) => {
  const ended = await run(file, ...args);
  expect(ended.code).toBe(code);
  expect(ended.said).toContain(sentence);
  expect(ended.said).not.toContain('    at ');
});
