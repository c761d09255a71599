/** Banners, 600 × 300: the drawing to the right, calm room for words to the left, market stalls along the bottom. */
import { lamps } from './backgrounds.ts';
import { type BannerMotif, bannerMotifs, coin } from './banner-motifs.ts';
import { cream, ink, inkDeep, type Tone, tones } from './palette.ts';
import type { BannerKind } from './paths.ts';
import { at, fill, goldGradient, linear, path, radial, rect, repeat, svg } from './svg.ts';

/** Each kind begins elsewhere in the three hues, so that two kinds side by side differ. */
const order: Record<BannerKind, readonly Tone[]> = {
  invite: [tones.coral, tones.violet, tones.emerald],
  refund: [tones.emerald, tones.coral, tones.violet],
  bonus: [tones.violet, tones.emerald, tones.coral],
  promotion: [tones.violet],
};

function stall(x: number, width: number, height: number, tone: Tone): string {
  const stripe = width / 5;
  const awning = repeat(5, (i) =>
    path(`M${i * stripe} 0h${stripe}v16a${stripe / 2} ${stripe / 2} 0 0 1-${stripe} 0Z`, fill(i % 2 ? cream : tone.mid, i % 2 ? 0.5 : 0.9)),
  );
  return at(x, 300 - height, rect(4, 8, width - 8, height, 0, fill(inkDeep)) + rect(12, 30, width - 24, 14, 4, fill('#ffcf6b', 0.3)) + awning);
}

export function bannerArt(kind: BannerKind, index: number): string {
  const list: readonly BannerMotif[] = bannerMotifs[kind];
  const motif = list[index % list.length];
  const tone = order[kind][index % order[kind].length] ?? tones.violet;
  if (!motif) return svg(600, 300, '');
  const id = `${kind}-${index + 1}`;
  const paint = { ...tone, gold: `url(#${id}-g)`, cream };
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
  ])}</defs>`;
  const stalls = stall(20, 70, 58, tone) + stall(104, 90, 72, tone) + stall(208, 70, 54, tone) + stall(520, 100, 66, tone);
  const loose = coin(paint, 300, 110, 11) + coin(paint, 330, 210, 8) + coin(paint, 572, 64, 9);
  return svg(
    600,
    300,
    `${defs}${rect(0, 0, 600, 300, 0, `fill="url(#${id}-s)"`)}<ellipse cx="440" cy="150" rx="230" ry="190" fill="url(#${id}-h)"/><g opacity=".55">${stalls}</g>${loose}${at(440, 160, motif(paint), 1.15)}${lamps(600, 14 + index * 4, 11)}`,
  );
}
