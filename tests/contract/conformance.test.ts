import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { handlers } from '../../mocks/engine/execute/registry.ts';
import { scenarioSchema } from '../../mocks/index.ts';
import { describeScenarios, scenarios } from '../../scenarios/index.ts';
import { send } from '../support/recipes/perform.ts';
import { goodRequests, pathOf } from '../support/recipes/requests.ts';
import { callerOf, openSandbox } from '../support/worlds/open-sandbox.ts';

const ids = Object.keys(operations) as OperationId[];

// CHT-74, APP-405
test('no undeclared method is answered, except PUT for the image upload and HEAD for reads by GET', async () => {
  const sandbox = await openSandbox('everyday');
  const answered: string[] = [];
  for (const path of new Set(ids.map((id) => operations[id].path))) {
    const declared = ids.filter((id) => operations[id].path === path).map((id) => operations[id].method);
    const reads = ids.some(
      (id) => operations[id].path === path && operations[id].method === 'GET' && operations[id].effect === 'read',
    );
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', ...(reads ? [] : ['HEAD']), 'OPTIONS']) {
      if ((declared as string[]).includes(method)) continue;
      const answer = await sandbox.handle({ method, path: pathOf(path), headers: {}, body: null });
      if (answer.kind === 'answer' && answer.status !== 405) answered.push(`${method} ${path}`);
    }
  }
  expect(answered).toEqual(['PUT /api/chat/upload-image']);
});

test('every operation has one handler', () => {
  expect(Object.keys(handlers).sort()).toEqual([...ids].sort());
});

describe.each(scenarios)('in $name', ({ name, switches, ...scenario }) => {
  test('the preset matches the schema of presets, and is described', async () => {
    await describeScenarios();
    const found = scenarios.find((each) => each.name === name);
    expect([found?.title.th, found?.description.th]).not.toContain(name);
    expect(scenarioSchema.safeParse({ name, switches, ...scenario }).error).toBeUndefined();
  });

  // INF-18
  test('every operation answers what the contract allows', async () => {
    // Tests of the transport cover network failures.
    const sandbox = await openSandbox(name, { set: { offline: false, failureRate: 0, serverDown: false } });
    for (const id of ids) {
      const { auth, errors } = operations[id];
      const caller = callerOf(sandbox, auth ? sandbox.token('player') : null);
      const { status, body } = await send(caller, id, goodRequests[id]);
      if (status !== 200) expect(errors, id).toContain((body as { message: string }).message);
    }
    // The sandbox reports responses outside the contract.
    expect(sandbox.calls().flatMap(({ problems }) => problems)).toEqual([]);
  });
});

// WAL-59
test('a statement page is as fast at 100,000 rows, and the last page has the oldest row', async () => {
  const sandbox = await openSandbox('everyday', { set: { statementRows: 100_000 } });
  const player = callerOf(sandbox, sandbox.token('player'));
  const { body } = await player.post('/api/statement', { page: 10_000, limit: 10 });
  const { total, statements } = body as { total: number; statements: { createdAt: string }[] };
  expect(total).toBe(100_000);
  expect(statements).toHaveLength(10);
  const times = statements.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual([...times].sort((a, b) => b - a));
});
