import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerSchemas } from '../../../contract/generated/schemas.ts';
import { parseInSteps } from './parse-in-steps.ts';

const schema = z.object({ name: z.string(), rows: z.array(z.object({ id: z.number() })), tags: z.array(z.string()) });
const rows = Array.from({ length: 350 }, (_, id) => ({ id }));
const tags = Array.from({ length: 120 }, String);
const good = { name: 'a', rows, tags };

// DES-57
test.each([
  ['a good answer', good],
  ['fields that the contract does not know', { ...good, other: 1, rows: rows.map((row) => ({ ...row, more: 2 })) }],
  ['bad items in several steps', { ...good, rows: rows.map(({ id }) => (id % 130 === 7 ? { id: `${id}` } : { id })) }],
  ['an invalid item', { ...good, rows: [...rows, null] }],
  ['a bad field beside a good list', { ...good, name: null }],
  ['a bad field beside a bad list', { ...good, name: null, rows: [...rows, 5] }],
  ['a bad item of the shorter list', { ...good, tags: [...tags, 5] }],
  ['a missing list', { name: 'a', tags }],
  ['no list at all', 'rows'],
  ['a list instead of an object', rows],
])('returns the same as one `safeParse` for %s', async (_, given) => {
  const atOnce = schema.safeParse(given);
  const inSteps = await parseInSteps(schema, given);
  expect(inSteps.success).toBe(atOnce.success);
  if (inSteps.success) expect(inSteps.data).toEqual(atOnce.data);
  else {
    const places = (issues: readonly { path: readonly PropertyKey[]; code?: string | undefined }[] | undefined) =>
      (issues ?? []).map(({ path, code }) => `${path.map(String).join('.')} ${code}`).sort();
    expect(places(inSteps.error.issues)).toEqual(places(atOnce.error?.issues));
  }
});

test('skips no check: no list of the contract has a limited length', () => {
  const limited = Object.entries(answerSchemas).flatMap(([operation, { shape }]) =>
    Object.entries(shape).flatMap(([name, field]) => {
      const { def } = (field as z.ZodMiniType)._zod;
      const { type, checks = [] } = 'innerType' in def ? (def.innerType as z.ZodMiniType)._zod.def : def;
      return type === 'array' && checks.length > 0 ? [`${operation}.${name}`] : [];
    }),
  );
  expect(limited).toEqual([]);
});
