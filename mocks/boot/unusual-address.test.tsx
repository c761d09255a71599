import { afterEach, expect, test } from 'vitest';
import { describeScenarios, scenarios } from '../../scenarios/index.ts';
import { openSandbox } from '../../tests/support/worlds/open-sandbox.ts';
import { texts } from '../devtools/page-kit/texts.ts';
import { parseStartParams } from '../devtools/tab/params.ts';
import type { Catalogue } from './open-scripted.ts';
import { readUnusual } from './unusual-address.ts';

const catalogue: Catalogue = {
  scenarios,
  describeScenarios,
  storyNames: [],
  loadScripted: () => Promise.reject(new Error('no story is asked for')),
};

const read = (search: string, packed: string) => {
  const { params, problems } = parseStartParams(
    search,
    scenarios.map(({ name }) => name),
    [],
  );
  return readUnusual({ params, problems, packed, query: new URLSearchParams(search) }, catalogue, 'en', '/');
};

afterEach(() => document.body.replaceChildren());

// APP-363
test('refuses each parameter that says another world than the link', async () => {
  const packed = await (await openSandbox('everyday')).link();
  const refused = ['scenario=vip', 'seed=9', 'at=2026-03-15T10:00:00Z', 'set=coins:3'];
  expect(await read(`?as=player&${refused.join('&')}`, packed)).toBeNull();
  const rows = [...document.querySelectorAll('.kps-problems > li')].map(({ textContent }) => textContent);
  expect(rows).toEqual(refused.map((written) => `${written}${texts.en.problem.link}`));
});

test('opens a link as the player that its address names', async () => {
  const sandbox = await openSandbox('everyday');
  const asked = await read('?as=player&lang=la&reset=1', await sandbox.link());
  expect(asked).toMatchObject({ capsule: sandbox.exportCapsule(), params: { as: 'player', reset: true } });
});
