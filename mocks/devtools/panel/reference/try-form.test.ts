import { expect, test } from 'vitest';
import { bodySchemas } from '../../../../contract/generated/schemas.ts';
import { openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { describedCalls } from '../../../adapters/http/described-calls.ts';
import { exampleForm, problemsOf, requestOf } from './try-form.ts';

const call = (id: string) => {
  const found = describedCalls.find((one) => one.id === id);
  if (!found) throw new Error(`no call ${id}`);
  return found;
};

// APP-381
test.each(describedCalls.filter(({ upload }) => !upload).map((one) => [one.id, one] as const))(
  'the form of %s starts with a valid example',
  (id, one) => {
    const form = exampleForm(one);
    expect(problemsOf(one, form)).toEqual({});
    if (one.takes !== null)
      expect(bodySchemas[id as keyof typeof bodySchemas].safeParse(JSON.parse(form.body)).success).toBe(true);
    expect(requestOf(one, form, null).path).not.toMatch(/[{}]/);
  },
);

// APP-381
test('refuses invalid JSON with its line', () => {
  const one = call('transfer');
  const problemOf = (body: string) => problemsOf(one, { ...exampleForm(one), body }).body;
  expect(problemOf('{"amount": 1')).toEqual({ kind: 'not-json' });
  expect(problemOf('  ')).toEqual({ kind: 'missing' });
  // The world refuses JSON with wrong content.
  expect(problemOf('[]')).toBeUndefined();
});

// APP-381
test('refuses a missing or too long path parameter, and a missing file', () => {
  const one = call('activateGame');
  const problemOf = (code: string) => problemsOf(one, { ...exampleForm(one), parameters: { code } });
  expect(problemOf(' ')).toEqual({ 'path.code': { kind: 'missing' } });
  expect(problemOf('x'.repeat(201))).toEqual({ 'path.code': { kind: 'too-long', max: 200 } });
  expect(problemsOf(call('uploadSlip'), exampleForm(call('uploadSlip')))).toEqual({ file: { kind: 'missing' } });
});

test('escapes path parameters', () => {
  const one = call('autoLoginCircus');
  const { path } = requestOf(one, { parameters: { username: 'a b', password: 'x/y?#%' }, body: '', file: null }, null);
  expect(path).toBe('/api/autoLogin/circus/a%20b/x%2Fy%3F%23%25');
});

// APP-381, APP-382
test('the example of a transfer moves money with a session, and is refused without one', async () => {
  const sandbox = await openSandbox('everyday');
  const token = sandbox.token('player');
  const one = call('transfer');
  const before = sandbox.journal().length;
  expect(await sandbox.handle(requestOf(one, exampleForm(one), null))).toMatchObject({ status: 401 });
  expect(sandbox.journal()).toHaveLength(before);
  expect(await sandbox.handle(requestOf(one, exampleForm(one), token))).toMatchObject({ status: 200 });
  expect(sandbox.journal().at(-1)).toMatchObject({ operation: 'transfer' });
});
