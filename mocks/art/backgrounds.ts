/** Backgrounds of game cards, 300 × 211: the game's scene below a string of lamps, fading to dark at the bottom. */
import { cream, gameTone, ink, inkDeep } from './palette.ts';
import type { GameCode } from './paths.ts';
import { plainScene, slotScenes } from './scenes.ts';
import { sportScenes } from './scenes-sport.ts';
import { goldGradient, line, linear, path, radial, svg } from './svg.ts';

const scenes = { ...slotScenes, ...sportScenes };

/** Lamps on a sagging wire, drawn as evenly spaced round dashes. @param sag how deep the wire hangs */
export function lamps(width: number, sag: number, count: number): string {
  const d = `M0 6Q${width / 2} ${6 + sag * 2} ${width} 5`;
  const bulbs = (colour: string, size: number, opacity: number) =>
    path(d, `${line(colour, size, opacity)} pathLength="${count}" stroke-dasharray="0 1" stroke-dashoffset=".5"`);
  return path(d, line(inkDeep, 1.6, 0.7)) + bulbs('#ffcf6b', 17, 0.24) + bulbs('#ffe9ae', 6.5, 1);
}

function sagOf(code: GameCode): number {
  return 5 + (Array.from(code).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 11);
}

export function backgroundArt(code: GameCode): string {
  const tone = gameTone(code);
  const id = `${code.toLowerCase()}-bg`;
  const defs = `<defs>${goldGradient(`${id}-g`)}${linear(
    `${id}-s`,
    [
      [0, tone.deep],
      [0.55, tone.mid],
      [1, tone.deep],
    ],
    1,
    0.6,
  )}${radial(
    `${id}-h`,
    [
      [0, tone.light, 0.55],
      [1, tone.light, 0],
    ],
    0.74,
    0.34,
    0.55,
  )}${linear(`${id}-f`, [
    [0, ink, 0],
    [0.55, ink, 0.84],
    [1, inkDeep, 0.96],
  ])}</defs>`;
  const scene = (scenes[code] ?? plainScene)({ ...tone, gold: `url(#${id}-g)`, cream });
  return svg(
    300,
    211,
    `${defs}<path fill="url(#${id}-s)" d="M0 0H300V211H0Z"/><path fill="url(#${id}-h)" d="M0 0H300V211H0Z"/>${scene}<path fill="url(#${id}-f)" d="M0 100H300V211H0Z"/>${lamps(300, sagOf(code), 6)}`,
  );
}
