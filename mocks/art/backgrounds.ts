/** Card art, 300 × 211: the game's scene under the market's string of lamps, fading to a calm, dark bottom. */
import { cream, gameTone, ink, inkDeep } from './palette.ts';
import type { GameCode } from './paths.ts';
import { plainScene, slotScenes } from './scenes.ts';
import { sportScenes } from './scenes-sport.ts';
import { circle, fill, goldGradient, line, linear, n, path, radial, repeat, svg } from './svg.ts';

const scenes = { ...slotScenes, ...sportScenes };

/** Lamps on a sagging wire; how deep it sags tells neighbouring cards apart. */
export function lamps(width: number, sag: number, count: number): string {
  const wire = path(`M0 6Q${width / 2} ${6 + sag * 2} ${width} 4`, line(inkDeep, 1.6, 0.7));
  return (
    wire +
    repeat(count, (i) => {
      const t = (i + 0.5) / count;
      const y = 6 + 2 * t * (1 - t) * sag * 2 - 2 * t * t + 5;
      return circle(t * width, y, 8, fill('#ffcf6b', 0.22)) + circle(t * width, Number(n(y)), 3.2, fill('#ffe9ae'));
    })
  );
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
    [0.46, ink, 0.82],
    [1, inkDeep, 0.96],
  ])}</defs>`;
  const scene = (scenes[code] ?? plainScene)({ ...tone, gold: `url(#${id}-g)`, cream });
  return svg(
    300,
    211,
    `${defs}<path fill="url(#${id}-s)" d="M0 0H300V211H0Z"/><path fill="url(#${id}-h)" d="M0 0H300V211H0Z"/>${scene}<path fill="url(#${id}-f)" d="M0 92H300V211H0Z"/>${lamps(300, sagOf(code), 6)}`,
  );
}
