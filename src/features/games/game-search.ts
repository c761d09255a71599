import { withoutInvisible } from '../../shared/base/text.ts';
import type { GameCategory, WalletGame } from '../../shared/money/wallet.ts';
import type { KeptGames } from './kept-games.ts';

export const gameLists = ['all', 'favourites', 'recent'] as const;
export type GameList = (typeof gameLists)[number];

/** Names of games in Thai, Lao and English; the server sends Latin names only. */
const otherNames: Readonly<Record<string, string>> = {
  JOKER: 'โจ๊กเกอร์ ໂຈັກເກີ',
  JOKER2: 'โจ๊กเกอร์ ໂຈັກເກີ',
  SEXYGAME: 'เซ็กซี่เกม เซ็กซี่บาคาร่า ເຊັກຊີ້ເກມ ບາຄາຣ່າ baccarat',
  BETFLIX: 'เบทฟลิกซ์ เบทฟิก ເບັດຟລິກ',
  ASKMEBET: 'อาสมีเบท แอสมีเบท ອາສມີເບັດ',
  UFABET: 'ยูฟ่าเบท ฟุตบอล บอล ຢູຟ່າເບັດ ບານເຕະ football',
  SUPERSLOT: 'ซุปเปอร์สล็อต ซูเปอร์สล็อต ຊຸບເປີສະລັອດ',
  PG: 'พีจี ພີຈີ',
  PGSLOT: 'พีจีสล็อต ພີຈີສະລັອດ',
  SLOTXO: 'สล็อตเอ็กซ์โอ ສະລັອດເອັກໂອ',
  IMI: 'ไอเอ็มไอ ໄອເອັມໄອ',
  USUN: 'ยูซัน ຢູຊັນ',
  AREASLOT: 'แอเรียสล็อต ແອເຣຍສະລັອດ',
  CIRCUS: 'เซอร์คัส ละครสัตว์ ເຊີຄັດ',
  SLOTRACHA: 'สล็อตราชา ສະລັອດຣາຊາ',
  HUAYHD: 'หวยเอชดี ຫວຍເອັສດີ',
};

const categoryNames: Readonly<Record<GameCategory, string>> = {
  slot: 'slots สล็อต ສະລັອດ',
  sport: 'sports casino กีฬา คาสิโน ກິລາ ຄາສິໂນ',
  lotto: 'lotto lottery หวย ຫວຍ',
};

/** Letters and digits only: spaces, tone marks and vowel signs are often mistyped. */
const letters = (text: string): string =>
  withoutInvisible(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const wordsOf = (names: string | undefined): string[] => (names ?? '').split(' ').map(letters);

const wordsOfCategory: Readonly<Record<GameCategory, readonly string[]>> = {
  slot: wordsOf(categoryNames.slot),
  sport: wordsOf(categoryNames.sport),
  lotto: wordsOf(categoryNames.lotto),
};

/** Cached: a long list is searched with each key. */
const namesOfGame = new WeakMap<WalletGame, readonly string[]>();

function namesOf(game: WalletGame): readonly string[] {
  const { code, name, category } = game;
  const known = namesOfGame.get(game) ?? [
    letters(name),
    letters(code),
    ...(Object.hasOwn(otherNames, code) ? wordsOf(otherNames[code]) : []),
    ...wordsOfCategory[category],
  ];
  namesOfGame.set(game, known);
  return known;
}

export const searchesFor = (query: string): boolean => letters(query) !== '';

/** Games matching every word by name, code or category in all languages; whole-text matches first (GAM-280). */
export function findGames(games: readonly WalletGame[], query: string): readonly WalletGame[] {
  const words = query
    .split(/\s+/)
    .map(letters)
    .filter((word) => word !== '');
  const whole = letters(query);
  const has = (game: WalletGame, word: string) => namesOf(game).some((name) => name.includes(word));
  const first = games.filter((game) => has(game, whole));
  const known = new Set(first);
  return [...first, ...games.filter((game) => !known.has(game) && words.every((word) => has(game, word)))];
}

/** In the list's own order; without games that the server no longer lists. */
export function gamesOfList(games: readonly WalletGame[], list: GameList, kept: KeptGames): readonly WalletGame[] {
  if (list === 'all') return games;
  return kept[list].flatMap((code) => games.find((game) => game.key === code) ?? []);
}
