/** Worlds that are deleted while the server runs. */
import { expect, test } from 'vitest';
import { administer, createWorld, playerAt, requestAdmin } from '../../../tests/support/backend/client.ts';
import { ownBackend } from '../../../tests/support/backend/in-process.ts';

const own = ownBackend();
const healthOf = async (url: string) => {
  const answer = await fetch(`${url}/health`);
  return { code: answer.status, ...((await answer.json()) as { status: string; worlds: number }) };
};

test('reports on a health check that `main` cannot be created', async () => {
  const url = await own.open({ maxWorlds: 1 });
  await requestAdmin(url, 'main', 'DELETE');
  await createWorld(url, 'demo');
  expect(await healthOf(url)).toMatchObject({ code: 200, status: 'main cannot be opened', worlds: 1 });
});

test('responds 404 and reports no defect when a call’s world is deleted meanwhile', async () => {
  const problems: unknown[] = [];
  const url = await own.open({ report: (problem) => problems.push(problem) });
  await createWorld(url, 'demo');
  const player = await playerAt(`${url}/w/demo`);
  await administer(url, 'demo', 'fault', 'transfer', { delay: 300 });
  const move = player.call('POST', '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await requestAdmin(url, 'demo', 'DELETE')).status).toBe(204);
  expect(await move).toMatchObject({ status: 404, body: { message: 'UNKNOWN_WORLD' } });
  expect(problems).toEqual([]);
  await createWorld(url, 'demo');
  expect(await administer(url, 'demo', 'journal')).toHaveLength(1);
});

test('shows the API reference of a world, and says so when no world has the name', async () => {
  const url = await own.open();
  await createWorld(url, 'demo');
  const [known, unknown] = await Promise.all(['demo', 'dmo'].map((name) => fetch(`${url}/w/${name}/reference`)));
  expect([known?.status, unknown?.status]).toEqual([200, 404]);
  expect(await unknown?.text()).toContain('No world has this name');
});
