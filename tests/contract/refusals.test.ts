import { describe, expect, test } from 'vitest';
import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { magic } from '../../mocks/reference/magic.ts';
import { faultOnlyReason, faultRecipe, isForced, pairs, writtenRecipes } from '../support/recipes/all.ts';
import { codeOf, perform, send } from '../support/recipes/perform.ts';
import { statusOf } from '../support/recipes/recipe.ts';
import { goodRequests } from '../support/recipes/requests.ts';
import { callerOf, differenceOf, openSandbox } from '../support/worlds/open-sandbox.ts';

const ids = Object.keys(operations) as OperationId[];

describe.each(ids)('%s', (id) => {
  const own = writtenRecipes.filter(({ operation }) => operation === id);

  // SPN-50, TRF-33, WAL-19
  test.each(own)('answers $code ($trigger): $how', async (recipe) => {
    expect(operations[id].errors).toContain(recipe.code);
    const reply = await perform(recipe);
    expect([codeOf(reply), reply.status]).toEqual([recipe.code, statusOf(recipe)]);
    // APP-68: the response of a fault equals that of the backend
    expect(await perform(faultRecipe(recipe))).toEqual(reply);
  });

  // APP-68
  test('changes nothing when a fault answers, and answers itself afterwards', async () => {
    const forced = pairs.filter(
      (pair) => pair.operation === id && (pair.code === 'INTERNAL_SERVER_ERROR' || isForced(pair)),
    );
    const sandbox = await openSandbox('everyday');
    const caller = callerOf(sandbox, operations[id].auth ? sandbox.token('player') : null);
    const before = sandbox.dump();
    for (const { code } of forced) {
      sandbox.fault(id, code);
      const reply = await send(caller, id, goodRequests[id]);
      expect([codeOf(reply), reply.status]).toEqual([code, errorStatus[code]]);
    }
    expect(differenceOf(before, sandbox.dump())).toBe('');
    expect(sandbox.journal()).toHaveLength(1);
    const untouched = await perform({ operation: id, code: 'gone', trigger: 'natural', how: '' });
    expect(codeOf(await send(caller, id, goodRequests[id]))).toBe(codeOf(untouched));
  });
});

test('reaches every pair by a rule of the simulator, but those with a reason', () => {
  const forced = pairs.filter(isForced);
  expect(forced.filter(({ operation, code }) => faultOnlyReason(operation, code) === null)).toEqual([]);
});

test('reaches every code but one without a fault', () => {
  const reached = new Set<ErrorCode>(writtenRecipes.map(({ code }) => code));
  const declared = new Set(pairs.map(({ code }) => code));
  // Tokens end with their session; none expires on its own.
  expect([...declared].filter((code) => !reached.has(code))).toEqual(['EXPIRED_AUTH_TOKEN']);
});

test('has a recipe for every refusing magic value at every operation that knows it', () => {
  const used = new Set(writtenRecipes.flatMap((one) => (one.magic ? [`${one.magic.join(' ')} ${one.operation}`] : [])));
  const promised = Object.entries(magic).flatMap(([section, values]) =>
    Object.entries(values).flatMap(([value, { code, at }]) =>
      code === null ? [] : at.map((operation) => `${section} ${value} ${operation}`),
    ),
  );
  expect(promised.filter((one) => !used.has(one))).toEqual([]);
});
