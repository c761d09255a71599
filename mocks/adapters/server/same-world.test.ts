/** A world behind a server equals one in this process in every response and journal entry. */
import { expect, onTestFinished, test } from 'vitest';
import { administer, createWorld, temporaryFolder } from '../../../tests/support/backend/client.ts';
import { openBackend } from '../../../tests/support/backend/in-process.ts';
import { evening, openSandbox } from '../../../tests/support/worlds/open-sandbox.ts';
import { directly, overFetch, walk } from '../../../tests/support/worlds/walk.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';

test('gives the same response bytes over HTTP as in this process, for every operation', async () => {
  const { folder, drop } = await temporaryFolder();
  onTestFinished(drop);
  const backend = await openBackend(folder);
  onTestFinished(() => backend.close());
  const world = `${backend.url}/w/twin`;
  await createWorld(backend.url, 'twin', { at: evening, frozen: true });
  const twin = await openSandbox('everyday');
  const remote = (method: string, ...args: unknown[]) => administer(backend.url, 'twin', method, ...args);

  /** Testers' actions apply to both. */
  const both = {
    token: () => twin.token('player'),
    journal: () => twin.journal(),
    clock: {
      jump: async (duration: string) => {
        await twin.clock.jump(duration);
        await remote('clock.jump', duration);
      },
    },
    operate: async (name: 'approveSlip', data: never) => {
      const refused = (error: Error) => error.message;
      const here = await twin.operate(name, data).catch(refused);
      const there = await remote(`operator.${name}`, data).catch(refused);
      expect(String(there).replace(`operator.${name}: `, '')).toBe(String(here ?? null));
    },
    set: async (name: 'nextPrize', value: never) => {
      await twin.set(name, value);
      await remote('set', name, value);
    },
    undo: async () => {
      await twin.undo();
      await remote('undo');
    },
  } as unknown as Sandbox;

  const here = directly(twin);
  const there = overFetch(world);
  const answers = await walk(
    both,
    async (request) => {
      const answer = await here(request);
      expect(await there(request), `${request.method} ${request.path}`).toBe(answer);
      return answer;
    },
    3,
    2,
  );

  expect(answers.filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(80);
  expect(await remote('journal')).toEqual(twin.journal());
});
