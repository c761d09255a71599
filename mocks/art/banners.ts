/** Banners, 600 × 300: the drawing on the right, space for text on the left, market stalls along the bottom. */
import { lamps } from './backgrounds.ts';
import { type BannerMotif, bannerMotifs, coin, coinFace } from './banner-motifs.ts';
import { cream, ink, inkDeep, type Tone, tones } from './palette.ts';
import type { BannerKind } from './paths.ts';
import { at, fill, goldGradient, linear, path, radial, rect, repeat, svg } from './svg.ts';

/** Each kind begins with another hue, so that neighbours differ. */
const order: Record<BannerKind, readonly Tone[]> = {
  invite: [tones.coral, tones.violet, tones.emerald],
  refund: [tones.emerald, tones.coral, tones.violet],
  bonus: [tones.violet, tones.emerald, tones.coral],
};

/** A market stall, 80 wide, with the top edge of its awning at the origin. */
function stall(tone: Tone): string {
  const scallops = (from: number) => repeat(3 - from, (i) => `M${i * 32 + from * 16} 0h16v14a8 8 0 0 1-16 0Z`);
  return (
    rect(4, 8, 72, 90, 0, fill(inkDeep)) +
    rect(12, 30, 56, 13, 4, fill('#ffcf6b', 0.3)) +
    path(scallops(0), fill(tone.mid)) +
    path(scallops(1), fill(cream, 0.5))
  );
}

export function bannerArt(kind: BannerKind, index: number): string {
  const list: readonly BannerMotif[] = bannerMotifs[kind];
  const motif = list[index % list.length];
  const tone = order[kind][index % order[kind].length] ?? tones.violet;
  if (!motif) return svg(600, 300, '');
  const id = `${kind}-${index + 1}`;
  const paint = { ...tone, gold: `url(#${id}-g)`, coin: `${id}-c`, cream };
  const defs = `<defs>${goldGradient(`${id}-g`)}${linear(
    `${id}-s`,
    [
      [0, ink],
      [0.45, tone.dark],
      [1, tone.deep],
    ],
    1,
    0.5,
  )}${radial(`${id}-h`, [
    [0, tone.light, 0.5],
    [1, tone.light, 0],
  ])}<g id="${id}-c">${coinFace(`url(#${id}-g)`)}</g><g id="${id}-a">${stall(tone)}</g></defs>`;
  const stalls = [
    [18, 240, 0.9],
    [100, 226, 1.1],
    [200, 244, 0.85],
    [514, 230, 1.15],
  ]
    .map(([x = 0, y = 0, scale = 1]) => at(x, y, `<use href="#${id}-a"/>`, scale))
    .join('');
  const loose = coin(paint, 284, 92, 10) + coin(paint, 300, 236, 7) + coin(paint, 576, 62, 9);
  return svg(
    600,
    300,
    `${defs}${rect(0, 0, 600, 300, 0, `fill="url(#${id}-s)"`)}<ellipse cx="440" cy="150" rx="230" ry="190" fill="url(#${id}-h)"/><g opacity=".55">${stalls}</g>${loose}${at(440, 160, motif(paint), 1.15)}${lamps(600, 14 + index * 4, 11)}`,
  );
}
