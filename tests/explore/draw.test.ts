import { expect, test } from 'vitest';
import { chanceOf } from '../hostile/chance.ts';
import { drawStep } from './draw.ts';
import type { Player } from './step.ts';

/** A player on a page without controls: only steps possible anywhere, and responses of the page's calls. */
const playerAt = (more: Partial<Player> = {}): Player =>
  ({
    view: { path: '/user/bonus', dialogs: [], controls: [], timers: [], calls: [], text: 'Bonuses' },
    ...{ language: 'en', online: true, steps: 0, tabs: 1, last: null, start: { entries: 1, world: '' } },
    ...{ asked: new Map(), stayed: 9, ...more },
  }) as unknown as Player;

const drawn = (count: number, player: Player, seed = 1): string[] => {
  const [chance, before] = [chanceOf(seed), new Map<string, number>()];
  return Array.from({ length: count }, () => drawStep(player, 'bonus', before, chance).words);
};

/** The first steps of many walks. */
const firstSteps = (player: Player) => Array.from({ length: 60 }, (_, seed) => drawn(4, player, seed)).flat();

test('the same seed draws the same steps, another seed others', () => {
  expect(drawn(100, playerAt())).toEqual(drawn(100, playerAt()));
  expect(drawn(100, playerAt())).not.toEqual(drawn(100, playerAt(), 2));
});

test('prefers steps that were not drawn on a screen', () => {
  const asked = new Map([['listBonuses', 1]]);
  const first = drawn(60, playerAt({ asked })).filter((words) =>
    words.endsWith('when the player is back after a minute'),
  );
  // Four variants of the response: none repeats a third time before each came once.
  const third = first.findIndex((words, at) => first.slice(0, at).filter((one) => one === words).length === 2);
  expect(new Set(third < 0 ? first : first.slice(0, third)).size).toBe(4);
});

test('replaces only responses that the page requests, its own more often than common ones', () => {
  expect(drawn(300, playerAt()).filter((words) => / comes with/.test(words))).toEqual([]);
  const asked = new Map([
    ['listBonuses', 1],
    ['getWallet', 4],
  ]);
  const count = (operation: string) =>
    firstSteps(playerAt({ asked })).filter((words) => words.includes(`${operation} comes`)).length;
  expect(count('getWallet')).toBeGreaterThan(0);
  expect(count('listBonuses')).toBeGreaterThan(3 * count('getWallet'));
});

test('stays on a new page for a while', () => {
  const leaving = (stayed: number) =>
    firstSteps(playerAt({ stayed })).filter((words) => /^(?:open|go) |^reload/.test(words)).length;
  expect(leaving(0)).toBeLessThan(leaving(9) / 2);
});
