import { type GameCategory, type GameCode, gameCategory } from '../art/paths.ts';

/** A game provider in the backend's list; its addresses use hosts that do not exist. */
export interface CatalogueGame {
  readonly code: GameCode;
  readonly name: string;
  readonly category: GameCategory;
  /** Converted amount = balance × factor (WAL-7). */
  readonly factor: number;
  /** False: the game has no web address; credit can still be transferred. */
  readonly web: boolean;
  readonly apps: 'both' | 'android' | 'ios' | 'none';
}

const game = (
  code: GameCode,
  name: string,
  factor = 1,
  web = true,
  apps: CatalogueGame['apps'] = 'none',
): CatalogueGame => ({ code, name, category: gameCategory(code), factor, web, apps });

/** A provider unknown to every app: without art, with a web page only (GAM-36). */
export const newGame = {
  code: 'NEWGAME',
  name: 'New Game',
  category: 'slot',
  factor: 1,
  web: true,
  apps: 'none',
} as const;

/** The sixteen games (GAM-7), in the order of the home screen. */
export const catalogue: readonly CatalogueGame[] = [
  game('JOKER', 'Joker', 1, true, 'both'),
  game('PG', 'PG', 1),
  game('SLOTXO', 'SlotXO', 1, true, 'both'),
  game('SUPERSLOT', 'Super Slot', 1),
  game('PGSLOT', 'PG Slot', 1),
  game('JOKER2', 'Joker 2', 1, true, 'android'),
  game('AREASLOT', 'Area Slot', 0.1),
  game('CIRCUS', 'Circus', 1, true, 'ios'),
  game('SLOTRACHA', 'Slot Racha', 1),
  game('UFABET', 'UFABET', 1),
  game('SEXYGAME', 'Sexy Game', 1),
  game('BETFLIX', 'Betflix', 0.1),
  game('ASKMEBET', 'AskMeBet', 1, true, 'both'),
  game('HUAYHD', 'Huay HD', 1),
  game('USUN', 'USUN', 1),
  game('IMI', 'IMI', 1, false, 'both'),
];
