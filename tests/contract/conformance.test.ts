import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { handlers } from '../../mocks/handlers/handlers.ts';
import { scenarioSchema } from '../../mocks/index.ts';
import { scenarios } from '../../scenarios/index.ts';
import { callerOf, openSandbox } from '../support/open-sandbox.ts';

/** A body that each operation accepts in a world with a registered player. */
const bodies: Partial<Record<OperationId, unknown>> = {
  login: { username: '0812345678', password: 'krapao99' },
  transfer: { from: 'WALLET', to: 'JOKER', amount: 1 },
  listStatements: { page: 1, limit: 10 },
};
const ids = Object.keys(operations) as OperationId[];

test('every operation of the contract has a handler, and no handler is without one', () => {
  expect(Object.keys(handlers).sort()).toEqual([...ids].sort());
});

describe.each(scenarios)('in $name', ({ name, switches, ...scenario }) => {
  test('the preset is what the schema of presets asks for', () => {
    expect(scenarioSchema.safeParse({ name, switches, ...scenario }).error).toBeUndefined();
  });

  test('every operation gives an answer that the contract allows', async () => {
    const sandbox = await openSandbox(name);
    for (const id of ids) {
      const { method, path, auth, errors } = operations[id];
      const caller = callerOf(sandbox, auth ? sandbox.token('player') : null);
      const { status, body } = method === 'GET' ? await caller.get(path) : await caller.post(path, bodies[id]);
      if (status !== 200) expect(errors, id).toContain((body as { message: string }).message);
    }
    // an answer outside the contract is reported by the sandbox, and a report fails the test
    expect(sandbox.calls().flatMap(({ problems }) => problems)).toEqual([]);
  });
});

test('a statement page costs the same at 100,000 rows and shows the oldest on the last page', async () => {
  const sandbox = await openSandbox('everyday', { set: { statementRows: 100_000 } });
  const player = callerOf(sandbox, sandbox.token('player'));
  const { body } = await player.post('/api/statement', { page: 10_000, limit: 10 });
  const { total, statements } = body as { total: number; statements: { createdAt: string }[] };
  expect(total).toBe(100_000);
  expect(statements).toHaveLength(10);
  const times = statements.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual([...times].sort((a, b) => b - a));
});
