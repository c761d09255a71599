/** Game logos, 96 × 96, transparent: a motif on a badge, each game with an outline of its own. */
import { motifs } from './motifs.ts';
import { cream, gameTone } from './palette.ts';
import type { GameCode } from './paths.ts';
import { at, fill, goldGradient, group, linear, path, regular, scallop, star, svg } from './svg.ts';

const coin = 'M0-42A42 42 0 1 1-.1-42Z';
const square = 'M-22-40H22Q40-40 40-22V22Q40 40 22 40H-22Q-40 40-40 22V-22Q-40-40-22-40Z';
const shield = 'M0-43Q18-36 38-36V2Q36 30 0 44Q-36 30-38 2V-36Q-18-36 0-43Z';
const lantern = 'M-18-42H18Q42-30 42 0Q42 30 18 42H-18Q-42 30-42 0Q-42-30-18-42Z';

const badges: Record<GameCode, string> = {
  JOKER: coin,
  SEXYGAME: scallop(12, 39),
  BETFLIX: square,
  ASKMEBET: regular(6, 44, 30),
  UFABET: shield,
  SUPERSLOT: star(12, 46, 37),
  PG: regular(8, 44, 22.5),
  SLOTXO: square,
  IMI: lantern,
  USUN: coin,
  AREASLOT: regular(6, 45),
  CIRCUS: scallop(10, 38.5),
  SLOTRACHA: shield,
  PGSLOT: lantern,
  JOKER2: scallop(8, 38),
  HUAYHD: scallop(16, 40),
};

export function logoArt(code: GameCode): string {
  const tone = gameTone(code);
  const id = `${code.toLowerCase()}-logo`;
  const badge = badges[code];
  const defs = `<defs>${goldGradient(`${id}-g`)}${linear(`${id}-b`, [
    [0, tone.light],
    [0.35, tone.mid],
    [1, tone.deep],
  ])}</defs>`;
  const motif = motifs[code]({ ...tone, gold: `url(#${id}-g)`, cream });
  const body =
    path(badge, `fill="url(#${id}-b)" stroke="url(#${id}-g)" stroke-width="3.5" stroke-linejoin="round"`) +
    at(0, 0, path(badge, `fill="none" stroke="${tone.dark}" stroke-opacity=".45" stroke-width="1.6"`), 0.88) +
    at(0, 0, group(`${fill(tone.dark)} stroke="${tone.dark}" stroke-width="3" stroke-linejoin="round"`, motif), 0.9);
  return svg(96, 96, defs + at(48, 48, body));
}
