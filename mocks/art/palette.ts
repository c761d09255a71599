import { type GameCode, gameCategory } from './paths.ts';

/** Colours of all drawings: dark ground, gold, and one hue per category of games with a shade for each game. */
export const ink = '#14111f';
export const inkDeep = '#0c0a14';
export const gold = '#f4c04f';
export const goldLight = '#ffe9ae';
export const goldDeep = '#b67a22';
export const cream = '#fff4d8';

export interface Tone {
  light: string;
  mid: string;
  deep: string;
  /** Outlines and the darkest shadows. */
  dark: string;
  accent: string;
}

function tone(light: string, mid: string, deep: string, dark: string, accent: string): Tone {
  return { light, mid, deep, dark, accent };
}

const violet = tone('#b79bff', '#7b4fe0', '#3b2189', '#1c0f45', '#ff6fae');
const emerald = tone('#7fe3b6', '#1fa574', '#0b5a45', '#052c24', '#ffb84d');
const coral = tone('#ffb19a', '#f0654d', '#94291f', '#42100e', '#ffd75e');

/** Within the hue of the category; neighbours differ. */
const shades: Partial<Record<GameCode, Tone>> = {
  JOKER: tone('#c8a0ff', '#8a3fe0', '#46188a', '#220a47', '#ff5f8f'),
  JOKER2: tone('#a9a4ff', '#5a4ae0', '#2a2290', '#12104a', '#4fd8e8'),
  BETFLIX: tone('#d79bff', '#9b3bc9', '#541a78', '#290a3d', '#ff5d6c'),
  SUPERSLOT: tone('#b9a0ff', '#6d3df0', '#3a1aa0', '#1a0b50', '#ff4f9a'),
  PG: tone('#a3b1ff', '#4f5ae0', '#232b8c', '#0f1347', '#ff8a5c'),
  SLOTXO: tone('#c4a4ff', '#7440d6', '#371a85', '#190b44', '#45e0d0'),
  AREASLOT: tone('#b3a8ff', '#6352d9', '#2e2585', '#151043', '#5ce0a0'),
  CIRCUS: tone('#e29bff', '#a93fd0', '#5b1a7e', '#2d0a40', '#ff5a6e'),
  SLOTRACHA: tone('#c9b0ff', '#7a45c9', '#3d1c7c', '#1c0b40', '#ff6b8b'),
  PGSLOT: tone('#b0a6ff', '#5c48cf', '#2a1f86', '#130d44', '#3fcf8f'),
  SEXYGAME: tone('#8fe6c4', '#189a78', '#0a5247', '#052a25', '#ff6f86'),
  ASKMEBET: tone('#8be8d4', '#1b9f98', '#0b5158', '#06292e', '#ffb84d'),
  UFABET: tone('#a2e88f', '#3aa04a', '#14582c', '#082c16', '#ffcf5a'),
  IMI: tone('#83e0cc', '#1a9683', '#0a5049', '#052826', '#ff8fb5'),
  USUN: tone('#8fe3a9', '#249c63', '#0d563d', '#062b20', '#ff9248'),
};

export function gameTone(code: GameCode): Tone {
  return shades[code] ?? { slot: violet, sport: emerald, lotto: coral }[gameCategory(code)];
}

export const tones = { violet, emerald, coral };
