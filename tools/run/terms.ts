/** The two lists that decide what a run may leave out, read from their files. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Terms } from './verdict.ts';

const text = z.string().trim().min(1);
const quarantineSchema = z.array(z.strictObject({ file: text, title: text, reason: text, date: z.iso.date() }));
const allowedSkipsSchema = z.array(z.strictObject({ reason: text, because: text }));

/** @throws when the file holds anything else, with its name and what is wrong */
function readList<List>(file: string, schema: z.ZodType<List>): List {
  const read = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return read.data;
}

export const readQuarantine = (file = 'tests/quarantine.json') => readList(file, quarantineSchema);

export const readTerms = (): Terms => ({
  quarantine: readQuarantine(),
  allowedSkips: readList('tests/allowed-skips.json', allowedSkipsSchema),
  ci: Boolean(process.env['CI']),
});
