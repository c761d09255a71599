import { describe, expect, test } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { gameAccounts } from '../../shared/money/wallet.ts';
import { findGames, gamesOfList, searchesFor } from './game-search.ts';
import { keptGames, withFavourite, withPlayed } from './kept-games.ts';

const slots = [
  { code: 'JOKER', name: 'Joker', category: 'slot' },
  { code: 'JOKER2', name: 'Joker 2', category: 'slot' },
  { code: 'UFABET', name: 'UFABET', category: 'sport' },
  { code: 'HUAYHD', name: 'Huay HD', category: 'lotto' },
  { code: 'constructor', name: 'Dragon Gate', category: 'slot' },
];
const games = gameAccounts({ slots } as unknown as WalletView);
const found = (query: string) => findGames(games, query).map(({ code }) => code);
const nothing = keptGames.read(undefined);

describe('the search for a game', () => {
  // GAM-280
  test.each([
    ['jok', ['JOKER', 'JOKER2']],
    ['โจ๊กเกอร์', ['JOKER', 'JOKER2']],
    ['โจกเก', ['JOKER', 'JOKER2']],
    ['ໂຈກເກີ', ['JOKER', 'JOKER2']],
    ['joker2', ['JOKER2']],
    [' joker  2 ', ['JOKER2']],
    ['ＵＦＡ', ['UFABET']],
    ['กีฬา', ['UFABET']],
    ['ບານເຕະ', ['UFABET']],
    ['lottery', ['HUAYHD']],
    ['หวย', ['HUAYHD']],
    ['gate dragon', ['constructor']],
    ['สล็อต dragon', ['constructor']],
    ['native', []],
    ['xyz', []],
  ])('finds by %j %j', (query, codes) => {
    expect(found(query)).toEqual(codes);
  });

  // GAM-280
  test.each([
    ['pg slot', ['PGSLOT', 'PG']],
    ['พีจี สล็อต', ['PGSLOT', 'PG']],
    ['slot', ['PG', 'PGSLOT', 'SUPERSLOT']],
    ['ซูเปอร์', ['SUPERSLOT']],
    ['ซุปเปอร์', ['SUPERSLOT']],
  ])('puts games whose name contains all of %j first: %j', (query, codes) => {
    const alike = [
      { code: 'PG', name: 'PG', category: 'slot' },
      { code: 'PGSLOT', name: 'PG Slot', category: 'slot' },
      { code: 'SUPERSLOT', name: 'Super Slot', category: 'slot' },
    ];
    const view = { slots: alike } as unknown as WalletView;
    expect(findGames(gameAccounts(view), query).map(({ code }) => code)).toEqual(codes);
  });

  // GAM-280
  test.each(['', '  ', '่', '-'])('does not search for %j', (query) => {
    expect(searchesFor(query)).toBe(false);
  });
});

describe('the lists of the player', () => {
  // GAM-281, GAM-282
  test('have the latest first, each game once, and no removed game', () => {
    const played = ['UFABET', 'GONE', 'JOKER', 'UFABET'].reduce(withPlayed, nothing);
    expect(played.recent).toEqual(['UFABET', 'JOKER', 'GONE']);
    expect(gamesOfList(games, 'recent', played).map(({ code }) => code)).toEqual(['UFABET', 'JOKER']);
    expect(gamesOfList(games, 'favourites', played)).toEqual([]);
  });

  // GAM-282
  test('keep the last twelve that were played', () => {
    const codes = Array.from({ length: 13 }, (_, at) => `G${at}`);
    const { recent } = codes.reduce(withPlayed, nothing);
    expect(recent).toHaveLength(12);
    expect(recent).not.toContain('G0');
  });

  // GAM-283
  test('add a favourite and remove it', () => {
    const kept = withFavourite(withFavourite(nothing, 'JOKER', true), 'UFABET', true);
    expect(kept.favourites).toEqual(['UFABET', 'JOKER']);
    expect(withFavourite(kept, 'UFABET', false).favourites).toEqual(['JOKER']);
  });

  // APP-280
  test.each([
    undefined,
    null,
    7,
    'x',
    [],
    { favourites: 'JOKER', recent: { 0: 'JOKER' } },
    { favourites: [1, null, '', 'x'.repeat(41), ['JOKER']], recent: null },
  ])('are empty when the storage holds %j', (stored) => {
    expect(keptGames.read(stored)).toEqual({ favourites: [], recent: [] });
  });

  // APP-280
  test('keep usable entries beside malformed ones', () => {
    expect(keptGames.read({ favourites: ['JOKER', 4, 'JOKER'], recent: ['UFABET'] })).toEqual({
      favourites: ['JOKER'],
      recent: ['UFABET'],
    });
  });
});
