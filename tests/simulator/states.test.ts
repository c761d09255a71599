/** The states of all screens, which the gallery, the pictures and axe share. */
import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { find, wordsOf } from '../../mocks/devtools/presenter/find-target.ts';
import { walk, wordsOfAct } from '../../mocks/devtools/presenter/states/walk.ts';
import type { Act, ScreenState } from '../../mocks/devtools/presenter/story.ts';
import { readFaults } from '../../mocks/devtools/tab/fault-params.ts';
import { parseStartParams } from '../../mocks/devtools/tab/params.ts';
import { operatorActions } from '../../mocks/engine/execute/registry.ts';
import { scenarios } from '../../scenarios/index.ts';
import { states } from '../../scenarios/states/index.ts';
import { textAt, textsOf } from '../support/texts.ts';
import { shots } from '../visual/matrix.ts';

const allActs = states.flatMap(({ acts = [] }) => acts);
const english = (key: string) => textAt(textsOf('en'), key);

// APP-360
test('every state has a unique name', () => {
  const names = states.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(80);
});

test('every picture has a baseline, and every baseline a picture', () => {
  expect(readdirSync('tests/visual/baselines').sort()).toEqual(shots.map(({ name }) => `${name}.png`).sort());
});

test('every state begins in a world that exists', () => {
  const known = scenarios.map(({ name }) => name);
  const isGood = ({ scenario, switches = '' }: ScreenState) =>
    parseStartParams(`?${new URLSearchParams({ scenario, set: switches })}`, known, []).problems.length === 0;
  expect(states.filter((state) => !isGood(state)).map(({ name }) => name)).toEqual(['sandbox-problem']);
});

test('operator actions and faults on the way to a state are valid', () => {
  const isGood = (act: Act) => {
    if (act.do === 'operate') return operatorActions[act.action].schema.safeParse(act.data).success;
    return act.do !== 'reload' || 'value' in readFaults(act.fault);
  };
  expect(allActs.filter((act) => !isGood(act))).toEqual([]);
  expect(allActs.map((act) => act.do)).toEqual(expect.arrayContaining(['operate', 'reload', 'fault']));
});

test.each(['th', 'la', 'en'] as const)('every target on the way to a state has words in %s', (language) => {
  const textOf = (name: string) => textAt(textsOf(language), name);
  const targets = allActs.flatMap((act) => ('on' in act ? act.on : 'what' in act ? act.what : []));
  const said = targets.flatMap(({ says }) => says ?? []);
  expect(said.length).toBeGreaterThan(90);
  expect(said.filter((words) => wordsOf(words, language, textOf).trim() === '')).toEqual([]);
});

test('ends the words of a key at the first placeholder without a value', () => {
  expect(wordsOf({ key: 'games.takeBack.start' }, 'en', english)).toBe('Move back ');
  expect(wordsOf({ key: 'spin.claimOf', values: { label: 'x' } }, 'en', english)).toBe('Claim coupon x');
  expect(wordsOf('500', 'th', english)).toBe('500');
  expect(wordsOf({ th: 'ก', la: 'ກ', en: 'k' }, 'la', english)).toBe('ກ');
});

test('find uses nothing outside itself, so that Playwright can run it in a page', () => {
  expect(`${find}`).not.toMatch(/import|__vi_|_ssr_/);
});

const press: Act = { do: 'press', on: { css: 'button', says: { key: 'common.ok' } } };
const key: Act = { do: 'key', key: 'Escape' };
const reload: Act = { do: 'reload', fault: 'getWallet:NO_WALLET' };

// APP-362
test('stops a walk at the act that fails, and names it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const performed: Act[] = [];
  const stage = {
    async perform(act: Act) {
      if (act === press) throw new Error('not on the screen');
      performed.push(act);
    },
  };
  expect(await walk([key, press, key], 0, stage, () => undefined)).toEqual({ kind: 'lost', index: 1, act: press });
  expect(performed).toEqual([key]);
  expect(wordsOfAct(press, 'en', english)).toBe('press “OK”');
  expect(wordsOfAct(key, 'en', english)).toBe('press the key “Escape”');
  expect(wordsOfAct(key, 'th', english)).toBe('กดปุ่ม “Escape”');
  const on = (css: string): Act => ({ do: 'press', on: { css } });
  expect(wordsOfAct(on('[name="phone"]'), 'en', english)).toBe('press “phone”');
  expect(wordsOfAct(on('a[href$="/user/spin"]'), 'en', english)).toBe('press “/user/spin”');
  expect(wordsOfAct(on('form a[href]'), 'en', english)).toBe('press “form a[href]”');
});

// APP-361
test('stops a walk once another world is open', async () => {
  const performed: Act[] = [];
  const stage = { perform: async (act: Act) => void performed.push(act) };
  const isLeft = () => performed.length > 0;
  expect(await walk([key, press], 0, stage, () => undefined, isLeft)).toEqual({ kind: 'left' });
  expect(performed).toEqual([key]);
});

test('resumes a walk after the act that reloaded the page', async () => {
  const performed: Act[] = [];
  const next: number[] = [];
  const stage = { perform: async (act: Act) => void performed.push(act) };
  expect(await walk([press, reload, key], 0, stage, (index) => void next.push(index))).toEqual({ kind: 'there' });
  expect(next).toEqual([2]);
  performed.length = 0;
  await walk([press, reload, key], 2, stage, () => undefined);
  expect(performed).toEqual([key]);
});
