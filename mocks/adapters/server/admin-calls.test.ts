/** The admin API refuses invalid calls with 400 and a message; none is a server error. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorld, requestAdmin, temporaryFolder } from '../../../tests/support/backend/client.ts';
import { openBackend } from '../../../tests/support/backend/in-process.ts';
import type { Backend } from './backend.ts';

let backend: Backend;
let drop: () => Promise<void>;
const reported: unknown[] = [];

beforeEach(async () => {
  const temporary = await temporaryFolder();
  drop = temporary.drop;
  reported.length = 0;
  backend = await openBackend(temporary.folder, { report: (problem) => reported.push(problem) });
});
afterEach(async () => {
  await backend.close();
  await drop();
});

async function post(path: string, method: string, body: string): Promise<{ status: number; message: string }> {
  const response = await requestAdmin(backend.url, path, method, body);
  const { message = '' } = (await response.json()) as { message?: string };
  return { status: response.status, message };
}

test.each([
  [{ set: { coins: 1.5 } }, 'the body.set.coins does not take 1.5; it takes a whole number from 0 to 100000'],
  [{ set: { latency: '5g' } }, 'the body.set.latency does not take "5g"; it takes one of none, 3g, slow'],
  [{ set: { teleport: true } }, 'the body.set does not take "teleport"; it takes the name of a switch'],
  [{ set: 5 }, 'the body.set does not take 5; it takes an object'],
  [{ seed: -5 }, 'the body.seed does not take -5; it takes a whole number from 0 to 999999999'],
  [{ seed: 'abc' }, 'the body.seed does not take "abc"'],
  [{ sed: 5 }, 'the body does not take "sed"; it takes only'],
  [{ at: 8.64e15 }, 'it takes a world time from 2000-01-01 to 2200-01-01'],
  [{ at: '2026-02-30' }, 'the body.at does not take "2026-02-30"'],
  [{ frozen: 'yes' }, 'the body.frozen does not take "yes"; it takes true or false'],
  [{ scenario: 'nirvana' }, 'no scenario is named nirvana; there are everyday'],
  [{ scenario: 7 }, 'the body.scenario does not take 7'],
  [[], 'the body does not take []'],
])('refuses to create a world from %j', async (beginning, sentence) => {
  const { status, message } = await post('odd', 'PUT', JSON.stringify(beginning));
  expect(message).toContain(sentence);
  expect(status).toBe(400);
  expect((await fetch(`${backend.url}/w/odd/api/lookup/active`)).status).toBe(404);
  await createWorld(backend.url, 'odd');
});

test.each([
  ['clock.jump', ['99999999d'], 'would lead out of world time'],
  ['clock.jump', [], 'clock.jump: duration is missing'],
  ['clock.jump', ['1h', '1h'], 'clock.jump takes duration, and nothing more'],
  ['describe', [1], 'describe takes no arguments, and nothing more'],
  ['fault', ['transfer', null], 'fault: transfer does not take null'],
  ['operator.giveCoins', [{ coins: 0.5 }], 'operate: giveCoins.coins does not take 0.5'],
  ['operator.giveCoins', [{ coins: 1 }, 2], 'operate takes action and data, and nothing more'],
] as const)('refuses %s(%j) with a message', async (method, args, sentence) => {
  const { status, message } = await post(`main/${method}`, 'POST', JSON.stringify(args));
  expect(message).toContain(sentence);
  expect(status).toBe(400);
});

test.each(['{', '7', '{"a":1}', '"1h"'])('refuses %s, which is no list of arguments', async (body) => {
  expect(await post('main/undo', 'POST', body)).toEqual({ status: 400, message: expect.stringContaining('JSON') });
});

test('names the valid choices when it refuses a call', async () => {
  const answer = async (path: string, method: string, body?: string) =>
    (await (await requestAdmin(backend.url, path, method, body)).json()) as unknown;
  expect(await answer('shop/describe', 'POST')).toEqual({ message: 'no world is named shop', worlds: ['main'] });
  expect(await answer('shop', 'DELETE')).toMatchObject({ worlds: ['main'] });
  expect(await answer('main/teleport', 'POST')).toMatchObject({ methods: expect.arrayContaining(['clock.jump']) });
  expect(await answer('main', 'PATCH')).toMatchObject({
    message: 'PATCH /admin/worlds/main is no call of the admin API',
    calls: expect.arrayContaining(['GET /admin/worlds']),
  });
  expect(await answer('main/clock.jump', 'POST', '"1h"')).toEqual({
    message: 'the body has to be a JSON list of the arguments of clock.jump: [duration]',
  });
  expect(await answer('main/clock.jump', 'POST', "['1h']")).toEqual({
    message: 'the body has to be JSON; it begins with "[\'1h\']"',
  });
  expect(await answer('main/operator.adjustBalance', 'POST', '[{"baht":-99999}]')).toEqual({
    message: 'MONEY_NOT_ENOUGH',
    meaning: 'Insufficient funds.',
  });
  expect(await answer('-shop', 'PUT')).toEqual({
    message: '"-shop" is no name: it takes 1 to 40 of a-z, 0-9 and -, and no - at either end',
  });
});
