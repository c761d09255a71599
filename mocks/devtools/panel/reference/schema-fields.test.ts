import { expect, test } from 'vitest';
import { operations } from '../../../../contract/generated/operations.ts';
import { describedCalls, type Schema } from '../../../adapters/http/described-calls.ts';
import { parameterFields, schemaFields } from './schema-fields.ts';

const call = (id: string) => {
  const found = describedCalls.find((one) => one.id === id);
  if (!found) throw new Error(`no call ${id}`);
  return found;
};
const takenBy = (id: string) => schemaFields(call(id).takes?.schema ?? {});
const givenBy = (id: string) => schemaFields(call(id).gives.schema);

// APP-380
test('describes every call of the contract, with examples of its parameters and bodies', () => {
  expect(describedCalls.map(({ id }) => id).toSorted()).toEqual(Object.keys(operations).toSorted());
  for (const { id, takes, upload, gives, pathParameters, parameters } of describedCalls) {
    expect(takes === null || upload || takes.example !== undefined, id).toBe(true);
    expect(gives.example, id).toBeDefined();
    expect(
      pathParameters.map(({ name }) => name),
      id,
    ).toEqual(parameters);
    for (const { name, example } of pathParameters) expect(example, `${id}, ${name}`).toMatch(/\S/);
  }
});

// APP-380
test('names nested fields by their path, across referenced schemas', () => {
  const fields = givenBy('getWallet');
  expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['wallet', 'wallet.amount', 'slots[].code']));
  expect(fields.find(({ path }) => path === 'slots')?.type).toBe('object[]');
  expect(fields.find(({ path }) => path === 'wallet.amount')).toMatchObject({
    type: 'number',
    required: true,
    description: 'Money in baht, at most two decimals.',
  });
});

// APP-380
test('lists types, known values and limits', () => {
  expect(takenBy('createAccount').find(({ path }) => path === 'username')?.limits).toEqual([
    { kind: 'length', min: 1, max: 64 },
  ]);
  expect(takenBy('createAccount').find(({ path }) => path === 'currency')?.values).toEqual(['BAHT', 'LAK']);
  const slip = givenBy('listSlips');
  expect(slip.find(({ path }) => path === 'slips[].amount')?.type).toBe('number | null');
  expect(slip.find(({ path }) => path === 'slips[].createdAt')?.type).toBe('string (date-time)');
  expect(takenBy('sendChatMessage').find(({ path }) => path === 'message.payload.buttons')).toMatchObject({
    required: false,
    limits: [{ kind: 'items', min: null, max: 20 }],
  });
  expect(parameterFields(call('activateGame').pathParameters)).toMatchObject([
    { path: 'code', type: 'string', required: true, limits: [{ kind: 'length', min: 1, max: 200 }] },
  ]);
});

test('names a recursive schema without descending into it again', () => {
  const node: { type: string; properties: Record<string, Schema> } = { type: 'object', properties: {} };
  node.properties['next'] = node;
  node.properties['all'] = { type: 'array', items: node };
  expect(schemaFields(node).map(({ path }) => path)).toEqual(['next', 'all']);
});
