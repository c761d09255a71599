import { expect, test } from 'vitest';
import { readFormerJournal } from './former-folder.ts';

const head = '{"krapao":"journal","epoch":3}\n';
const entry = (seq: number) => `{"entry":{"seq":${seq}},"machine":1}`;
const lines = (...of: string[]) => of.map((line) => `${line}\n`).join('');

test.each<[what: string, text: string, epoch: number, entries: string[]]>([
  ['all entries', head + lines(entry(0), entry(1)), 3, [entry(0), entry(1)]],
  ['no last line without its end', head + lines(entry(0)) + entry(1), 3, [entry(0)]],
  [
    'no entries that were taken back',
    head + lines(entry(0), entry(1), '{"epoch":4,"keep":1}', entry(1)),
    4,
    [entry(0), entry(1)],
  ],
  [
    'a line that is none as it is',
    head + lines('{"ent', '{"epoch":4,"keep":-1}'),
    3,
    ['{"ent', '{"epoch":4,"keep":-1}'],
  ],
  ['one unreadable entry of another file', '{"junk":true}\n', 0, ['null']],
  ['one unreadable entry of a file without line ends', '{"krapao":"journal","epoch":1} {}', 0, ['null']],
  ['one unreadable entry after an impossible epoch', '{"krapao":"journal","epoch":1e400}\n', 0, ['null']],
  ['nothing of an empty file', '', 0, []],
])('reads %s', (_what, text, epoch, entries) => {
  expect(readFormerJournal(text)).toEqual({ epoch, entries });
});
