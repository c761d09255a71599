/** Scenes of slot cards, 300 × 211: mostly in the upper right; below y = 150 the card shows its balance. */
import { digits, heart, type Paint } from './motifs.ts';
import type { GameCode } from './paths.ts';
import { at, circle, fill, group, line, n, path, polar, rect, regular, repeat, star, wedge } from './svg.ts';

export type Scene = (p: Paint) => string;

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
  at(276, 98, card(p, heart, p.accent), 1, 26);

const mask = 'M-72-12Q-66-46-22-34Q0-25 22-34Q66-46 72-12Q72 30 38 32Q15 32 0 12Q-15 32-38 32Q-72 30-72-12Z';

const joker2: Scene = (p) =>
  group(
    fill(p.light, 0.14),
    repeat(12, (i) => path(`M${(i % 6) * 60 - 20} ${Math.floor(i / 6) * 110 - 30}l30 55l-30 55l-30-55Z`)),
  ) +
  group(
    line(p.accent, 6, 0.9),
    path('M84 34q14-10 24 4t24 2M120 100q-4 18-20 12t-20 14') +
      path('M60 70l8 5M148 66l2 9M96 62l8-5M40 118l7 6', `stroke="${p.cream}"`),
  ) +
  at(
    222,
    84,
    path('M66 8L96 92', line('#f4c04f', 8)) +
      [-16, 12, 40]
        .map((turn, i) =>
          at(
            30,
            -30,
            path('M0 0C-22-18-16-50 4-66C20-46 20-16 0 0Z', fill([p.accent, p.light, '#ff6fae'][i] ?? p.light)),
            1,
            turn,
          ),
        )
        .join('') +
      path(mask, fill(p.cream)) +
      path('M0-29.500Q11-29 22-34Q66-46 72-12Q72 30 38 32Q15 32 0 12Z', fill(p.mid)) +
      path(mask, `fill="none" stroke="${p.gold}" stroke-width="5"`) +
      path('M-54-4Q-34-26-12-2Q-34 12-54-4ZM54-4Q34-26 12-2Q34 12 54-4Z', fill(p.dark)) +
      path('M-33-27l5 7-5 7-5-7ZM33 8l5 7-5 7-5-7Z', fill(p.accent)),
    1,
    -8,
  );

/** A curved strip out of four strokes: base, perforations, middle, frames. */
function filmStrip(p: Paint, d: string, width: number, frame: string): string {
  const layer = (colour: string, share: number, dash = '') =>
    path(
      d,
      `fill="none" stroke="${colour}" stroke-width="${n(width * share)}"${dash && ` stroke-dasharray="${dash}"`}`,
    );
  return layer(p.dark, 1) + layer(p.cream, 0.86, '5 7') + layer(p.dark, 0.72) + layer(frame, 0.6, '38 7');
}

const betflix: Scene = (p) =>
  path('M300 0L-30 24V170Z', fill(p.light, 0.18)) +
  path('M300 0L-30 70V124Z', fill(p.cream, 0.13)) +
  filmStrip(p, 'M150-30C150 60 230 120 330 108', 46, p.mid) +
  filmStrip(p, 'M50 176C150 170 196 96 330 8', 58, p.accent) +
  at(
    214,
    82,
    circle(0, 0, 34, fill(p.dark)) + circle(0, 0, 30, `fill="${p.gold}"`) + path('M-9-15L18 0L-9 15Z', fill(p.dark)),
  );

const reelFaces: Scene[] = [
  (p) => at(0, 0, path(digits[7], line(p.accent, 5)), 2.5),
  (p) => path('M0-26L22-6L0 26L-22-6Z', fill(p.light)) + path('M0-26L9-6L0 26L-9-6Z', fill(p.cream)),
  (p) => path('M-20 12Q-14 6-14-6Q-14-22 0-22Q14-22 14-6Q14 6 20 12Z', fill(p.gold)) + circle(0, 18, 5.5, fill(p.gold)),
];

const superslot: Scene = (p) =>
  at(
    206,
    78,
    repeat(14, (i) => path(wedge(i * 25.7, i * 25.7 + 12, 270), fill(p.light, 0.17))),
  ) +
  rect(102, 30, 208, 104, 20, `fill="${p.gold}"`) +
  rect(112, 40, 188, 84, 12, fill(p.dark)) +
  repeat(3, (i) => {
    const x = 142 + i * 62;
    return rect(x - 27, 46, 54, 72, 8, fill('#2b1766')) + at(x, 82, reelFaces[i]?.(p) ?? '');
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
  group(
    line(p.light, 2, 0.22),
    repeat(12, (i) => repeat(3, (k) => circle((i % 6) * 60 + (i > 5 ? 30 : 0), 40 + (i > 5 ? 60 : 0), 10 + k * 10))),
  ) +
  at(
    176,
    104,
    tile(
      p,
      repeat(4, (i) => rect((i % 2) * 22 - 16, Math.floor(i / 2) * 28 - 24, 10, 22, 5, fill(p.accent))),
    ),
    1,
    -14,
  ) +
  at(270, 98, tile(p, path('M-14-14H14M0-22V24M-14-14V4H14V-14', line('#d8405c', 5))), 1.05, 12) +
  at(
    224,
    62,
    tile(
      p,
      repeat(6, (i) => circle(...polar(i * 60, 14), 6.5, fill(i % 2 ? '#d8405c' : p.mid))) +
        circle(0, 0, 6, fill(p.accent)),
    ),
    1.1,
    -2,
  );

const slotxo: Scene = (p) =>
  group(line(p.light, 5, 0.3), path('M118-10V160M204-10V160M30 20H310M30 104H310')) +
  group(line(p.accent, 13), circle(161, 62, 25) + circle(253, 128, 22) + circle(75, -8, 22)) +
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
      at(
        x,
        y,
        path('M0 0C-5-9-15-13-15-23A15 14 0 0 1 15-23C15-13 5-9 0 0Z', fill(s > 2 ? p.gold : p.accent)) +
          circle(0, -23, 6, fill(p.dark)),
        s,
      ),
    )
    .join('');

const circus: Scene = (p) =>
  at(
    214,
    -30,
    repeat(12, (i) => path(wedge(i * 30, i * 30 + 15, 320), fill(i % 2 ? p.accent : p.light, 0.2))),
  ) +
  at(
    238,
    92,
    group(
      line(p.gold, 3),
      circle(0, 0, 52) +
        circle(0, 0, 14) +
        repeat(8, (i) =>
          path(
            `M0 0L${polar(i * 45, 52)
              .map(n)
              .join(' ')}`,
          ),
        ),
    ) +
      path('M-34 82L0 0L34 82', line(p.gold, 5)) +
      repeat(8, (i) =>
        at(
          ...polar(i * 45, 52),
          path('M-9 0H9Q9 13 0 13Q-9 13-9 0Z', fill(i % 2 ? p.accent : p.cream)) +
            path('M-10 0Q0-10 10 0Z', fill(p.mid)),
        ),
      ),
  ) +
  path('M84 150V112Q116 104 130 76Q144 104 176 112V150Z', fill(p.accent)) +
  path('M84 112Q116 104 130 76L112 150H98ZM130 76Q132 110 146 150H162Q150 108 130 76Z', fill(p.cream)) +
  path('M130 77V60L146 66L130 71', `fill="${p.accent}" stroke="${p.gold}" stroke-width="2"`);

const slotracha: Scene = (p) =>
  at(
    222,
    96,
    repeat(12, (i) => path(wedge(i * 30, i * 30 + 12, 230), fill('#f4c04f', 0.15))),
  ) +
  path('M-10-10H150Q120 60 20 70Q0 110 10 150H-10Z', fill(p.deep)) +
  path('M20-10Q10 40-10 60M64-10Q44 46 0 68M108-10Q84 48 20 70', line(p.light, 4, 0.35)) +
  path('M150-8Q120 62 20 70', line('#f4c04f', 6)) +
  circle(20, 74, 8, `fill="${p.gold}"`) +
  path('M12 84H28L32 112H8Z', `fill="${p.gold}"`) +
  [
    [178, 74, p.accent],
    [266, 72, '#45e0d0'],
    [222, 58, p.light],
  ]
    .map(([x, y, colour]) =>
      at(
        Number(x),
        Number(y),
        path('M-18-16H18L28-2L0 30L-28-2Z', fill(String(colour))) +
          path('M-18-16L-8-2L0 30L8-2L18-16M-28-2H28', line('#fff', 2, 0.6)),
      ),
    )
    .join('') +
  path(star(4, 15, 4, 252, 34), fill(p.cream)) +
  path(star(4, 10, 3, 186, 36), fill(p.cream)) +
  path('M148 92H296V140Q296 150 286 150H158Q148 150 148 140Z', fill('#8a3a4e')) +
  path('M140 82H304V102H140Z', `fill="${p.gold}"`) +
  path('M168 102V150M276 102V150', line('#f4c04f', 9)) +
  at(
    222,
    104,
    circle(0, 0, 15, `fill="${p.gold}" stroke="${p.dark}" stroke-width="3"`) +
      circle(0, -3, 4, fill(p.dark)) +
      path('M0-2V7', line(p.dark, 4)),
  );

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

/** For a game without a scene of its own. */
export const plainScene: Scene = (p) =>
  at(220, 74, path(regular(6, 70), fill(p.light, 0.2)) + path(star(8, 44, 22), fill(p.gold)));
