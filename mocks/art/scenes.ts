/**
 * What hangs in the sky of each slot's card: 300 × 211, the weight to the upper right, nothing important below
 * y = 150, where figures stand.
 */
import { type Paint, digits } from './motifs.ts';
import type { GameCode } from './paths.ts';
import { at, circle, fill, group, line, n, path, polar, rect, regular, repeat, star, wedge } from './svg.ts';

export type Scene = (p: Paint) => string;

const heartPip = 'M0 13C-17 1-13-13-5-12Q-1-12 0-7Q1-12 5-12C13-13 17 1 0 13Z';
const spadePip = 'M0-13C17-1 13 11 5 9L8 15H-8L-5 9C-13 11-17-1 0-13Z';

const card = (p: Paint, pip: string, colour: string) =>
  rect(-34, -48, 68, 96, 9, `${fill(p.cream)} stroke="${p.dark}" stroke-width="2"`) +
  at(0, 0, path(pip, fill(colour)), 1.7) +
  at(-23, -34, path(pip, fill(colour)), 0.55) +
  at(23, 34, path(pip, fill(colour)), 0.55, 180);

const joker: Scene = (p) =>
  group(
    fill(p.light, 0.13),
    repeat(15, (i) => path(`M${(i % 5) * 74} ${Math.floor(i / 5) * 88 - 36}l37 44l-37 44l-37-44Z`)),
  ) +
  at(196, 96, card(p, spadePip, p.dark), 1, -22) +
  at(236, 84, card(p, 'M0-14L10 0L0 14L-10 0Z', p.mid), 1, 2) +
  at(276, 98, card(p, heartPip, p.accent), 1, 26);

const joker2: Scene = (p) =>
  at(
    232,
    70,
    repeat(3, (k) =>
      repeat(16, (i) =>
        path(wedge(i * 22.5 + k * 11, i * 22.5 + 20 + k * 11, 150 - k * 44, 24), fill(k % 2 ? p.accent : p.light, 0.16 + k * 0.1)),
      ),
    ) +
      path(star(16, 46, 34), fill(p.gold)) +
      circle(0, 0, 28, fill(p.dark)) +
      path('M-13-4l6-8 6 8-6 8ZM1-4l6-8 6 8-6 8Z', fill(p.accent)) +
      path('M-14 9Q0 24 14 9', line(p.cream, 4)),
  );

function filmStrip(p: Paint, frames: number): string {
  return (
    rect(0, 0, frames * 52, 62, 4, fill(p.dark)) +
    repeat(frames, (i) => rect(i * 52 + 5, 13, 42, 36, 5, fill(i % 2 ? p.mid : p.accent, 0.75))) +
    repeat(frames * 3, (i) => rect(i * 17.3 + 5, 4, 8, 5, 1.5, fill(p.cream, 0.8)) + rect(i * 17.3 + 5, 53, 8, 5, 1.5, fill(p.cream, 0.8)))
  );
}

const betflix: Scene = (p) =>
  path('M300 6L-30 30V150Z', fill(p.light, 0.16)) +
  path('M300 6L-30 66V128Z', fill(p.cream, 0.12)) +
  at(92, 134, filmStrip(p, 5), 1, -24) +
  at(172, 28, filmStrip(p, 4), 0.7, 14) +
  at(204, 92, path('M-9-13L15 0L-9 13Z', fill(p.cream)), 1, -24);

const reelFaces: Scene[] = [
  (p) => at(0, 0, path(digits[7], line(p.accent, 5)), 2.5),
  (p) => path('M0-26L22-6L0 26L-22-6Z', fill(p.light)) + path('M0-26L9-6L0 26L-9-6Z', fill(p.cream)),
  (p) => path('M-20 12Q-14 6-14-6Q-14-22 0-22Q14-22 14-6Q14 6 20 12Z', fill(p.gold)) + circle(0, 18, 5.5, fill(p.gold)),
];

const superslot: Scene = (p) =>
  at(206, 78, repeat(14, (i) => path(wedge(i * 25.7, i * 25.7 + 12, 270), fill(p.light, 0.17)))) +
  rect(102, 30, 208, 104, 20, `fill="${p.gold}"`) +
  rect(112, 40, 188, 84, 12, fill(p.dark)) +
  repeat(3, (i) => {
    const x = 142 + i * 62;
    return (
      rect(x - 27, 46, 54, 72, 8, fill('#2b1766')) +
      at(x, 82, reelFaces[i]?.(p) ?? '')
    );
  }) +
  path('M112 82H300', `${line(p.accent, 2)} stroke-dasharray="3 7"`);

/** A scroll cloud of three lobes, flat below. */
const cloud = 'M-46 14A15 15 0 0 1-38-12A23 23 0 0 1 4-20A19 19 0 0 1 36-6A11 11 0 0 1 46 14Z';
const curl = 'M-30 4A8 8 0 1 1-20 6M-8 6A12 12 0 1 1 8 4M24 6A7 7 0 1 1 32 4';

const pg: Scene = (p) =>
  circle(222, 66, 78, fill(p.accent, 0.14)) +
  circle(222, 66, 54, `fill="${p.gold}"`) +
  circle(222, 66, 45, fill(p.cream, 0.35)) +
  [
    [150, 112, 1.2],
    [258, 104, 1.5],
    [66, 62, 0.8],
    [200, 30, 0.7],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      at(x, y, path(cloud, `${fill(p.mid)} stroke="${p.light}" stroke-width="2"`) + path(curl, line(p.light, 2.4)), s),
    )
    .join('');

function tile(p: Paint, face: string): string {
  return rect(-22, -26, 52, 66, 9, fill(p.accent)) + rect(-26, -32, 52, 66, 9, fill(p.cream)) + face;
}

const pgslot: Scene = (p) =>
  group(line(p.light, 2, 0.22), repeat(12, (i) => repeat(3, (k) => circle((i % 6) * 60 + (i > 5 ? 30 : 0), 40 + (i > 5 ? 60 : 0), 10 + k * 10)))) +
  at(176, 104, tile(p, repeat(4, (i) => rect((i % 2) * 22 - 16, Math.floor(i / 2) * 28 - 24, 10, 22, 5, fill(p.accent)))), 1, -14) +
  at(270, 98, tile(p, path('M-14-14H14M0-22V24M-14-14V4H14V-14', line('#d8405c', 5))), 1.05, 12) +
  at(
    224,
    62,
    tile(p, repeat(6, (i) => circle(...polar(i * 60, 14), 6.5, fill(i % 2 ? '#d8405c' : p.mid))) + circle(0, 0, 6, fill(p.accent))),
    1.1,
    -2,
  );

const slotxo: Scene = (p) =>
  group(
    line(p.light, 5, 0.3),
    path('M118-10V160M204-10V160M30 20H310M30 104H310'),
  ) +
  group(
    line(p.accent, 13),
    circle(161, 62, 25) + circle(253, 128, 22) + circle(75, -8, 22),
  ) +
  group(line(p.gold, 14), path('M232 40L276 84M276 40L232 84M58 116L90 148M90 116L58 148')) +
  path('M254-22L232 0M254 0L232-22', line(p.gold, 10, 0.5));

const areaslot: Scene = (p) =>
  at(
    226,
    74,
    group(
      line(p.light, 2.4, 0.4),
      repeat(7, (i) => {
        const r = 30 + i * 27;
        return path(
          `M${-r} 0C${-r} ${n(-r * 0.9)} ${n(-r * 0.2)} ${n(-r * 0.6)} ${n(r * 0.2)} ${n(-r * 0.75)}S${r} ${n(-r * 0.4)} ${r} 0S${n(r * 0.3)} ${n(r * 0.8)} ${n(-r * 0.2)} ${n(r * 0.6)}S${-r} ${n(r * 0.5)} ${-r} 0Z`,
        );
      }),
    ),
  ) +
  path('M40 128Q110 146 136 98T226 74', `${line(p.cream, 4)} stroke-dasharray="1 11"`) +
  [
    [226, 74, 2.1],
    [136, 98, 1],
    [274, 124, 0.9],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      at(x, y, path('M0 0C-5-9-15-13-15-23A15 14 0 0 1 15-23C15-13 5-9 0 0Z', fill(s > 2 ? p.gold : p.accent)) + circle(0, -23, 6, fill(p.dark)), s),
    )
    .join('');

const circus: Scene = (p) =>
  at(214, -30, repeat(12, (i) => path(wedge(i * 30, i * 30 + 15, 320), fill(i % 2 ? p.accent : p.light, 0.2)))) +
  at(
    238,
    92,
    group(line(p.gold, 3), circle(0, 0, 52) + circle(0, 0, 14) + repeat(8, (i) => path(`M0 0L${polar(i * 45, 52).map(n).join(' ')}`))) +
      path('M-34 82L0 0L34 82', line(p.gold, 5)) +
      repeat(8, (i) => at(...polar(i * 45, 52), path('M-9 0H9Q9 13 0 13Q-9 13-9 0Z', fill(i % 2 ? p.accent : p.cream)) + path('M-10 0Q0-10 10 0Z', fill(p.mid)))),
  ) +
  path('M84 150V112Q116 104 130 76Q144 104 176 112V150Z', fill(p.accent)) +
  path('M84 112Q116 104 130 76L112 150H98ZM130 76Q132 110 146 150H162Q150 108 130 76Z', fill(p.cream)) +
  path('M130 77V60L146 66L130 71', `fill="${p.accent}" stroke="${p.gold}" stroke-width="2"`);

const spire = 'M0-70L4-34L12-26L14-12L24-6V4L36 10V40H-36V10L-24 4V-6L-14-12L-12-26L-4-34Z';

const slotracha: Scene = (p) =>
  at(224, 60, repeat(18, (i) => path(wedge(i * 20, i * 20 + 7, 210), fill('#f4c04f', 0.13)))) +
  circle(224, 66, 58, fill(p.light, 0.22)) +
  [
    [150, 118, 0.8],
    [296, 118, 0.85],
    [96, 132, 0.5],
  ]
    .map(([x = 0, y = 0, s = 1]) => at(x, y, path(spire, fill(p.mid)), s))
    .join('') +
  at(
    224,
    106,
    path(spire, `fill="${p.gold}"`) + path('M-36 22H36M-24 4H24M-14-12H14', line(p.dark, 2.4, 0.6)) + path('M-9 40V26Q0 14 9 26V40Z', fill(p.dark)),
    1.25,
  ) +
  path('M-10 150Q60 128 150 146T310 142V170H-10Z', fill(p.dark));

export const slotScenes: Partial<Record<GameCode, Scene>> = {
  JOKER: joker,
  JOKER2: joker2,
  BETFLIX: betflix,
  SUPERSLOT: superslot,
  PG: pg,
  PGSLOT: pgslot,
  SLOTXO: slotxo,
  AREASLOT: areaslot,
  CIRCUS: circus,
  SLOTRACHA: slotracha,
};

/** A badge-like fallback for a code that has no scene. */
export const plainScene: Scene = (p) => at(220, 74, path(regular(6, 70), fill(p.light, 0.2)) + path(star(8, 44, 22), fill(p.gold)));
