/** Scenes of the sport, casino and lotto cards; the same layout as in scenes.ts. */
import { digits } from './motifs.ts';
import type { GameCode } from './paths.ts';
import type { Scene } from './scenes.ts';
import { at, circle, fill, group, line, n, path, polar, rect, regular, repeat, wedge } from './svg.ts';

const petal = 'M0 0C-9-9-8-22 0-32C8-22 9-9 0 0Z';

const sexygame: Scene = (p) =>
  path('M-10 20C60-20 90 70 170 34S280-10 320 30V90C260 50 220 100 150 92S50 60-10 104Z', fill(p.light, 0.2)) +
  path('M-10 70C70 40 110 120 190 92S280 70 320 104V211H-10Z', fill(p.light, 0.14)) +
  at(
    230,
    132,
    repeat(9, (i) => path(wedge(i * 18 - 81, i * 18 - 63, 112, 26), fill(i % 2 ? p.accent : p.cream, 0.92))) +
      group(
        line('#b67a22', 2),
        repeat(10, (i) =>
          path(
            `M0 0L${polar(i * 18 - 81, 112)
              .map(n)
              .join(' ')}`,
          ),
        ),
      ) +
      path(wedge(-81, 81, 112, 102), `fill="${p.gold}"`) +
      path(wedge(-81, 81, 64, 60), `fill="${p.gold}"`) +
      circle(0, 0, 9, `fill="${p.gold}"`),
  ) +
  [
    [60, 46, 30],
    [104, 98, 80],
    [34, 116, -40],
    [122, 30, -70],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, path(petal, fill(p.accent, 0.85)), 0.6, turn))
    .join('');

function die(p: { cream: string; dark: string; accent: string }, pips: [number, number][], colour: string): string {
  return (
    rect(-34, -34, 68, 68, 14, fill(p.cream)) + pips.map(([x, y]) => circle(x * 18, y * 18, 6.5, fill(colour))).join('')
  );
}

const askmebet: Scene = (p) =>
  group(
    fill(p.light, 0.17),
    path('M10 24H120Q132 24 132 36V84Q132 96 120 96H60L36 120V96H10Q-2 96-2 84V36Q-2 24 10 24Z') +
      path('M150-20H320V70H260L280 96L226 70H150Z'),
  ) +
  circle(244, 84, 92, fill(p.accent, 0.14)) +
  at(
    204,
    100,
    die(
      p,
      [
        [-1, -1],
        [1, 1],
        [0, 0],
        [-1, 1],
        [1, -1],
      ],
      p.dark,
    ),
    1.05,
    -16,
  ) +
  at(
    268,
    56,
    die(
      { ...p, cream: p.accent },
      [
        [-1, -1],
        [1, 1],
        [0, 0],
      ],
      p.dark,
    ),
    0.95,
    18,
  ) +
  group(fill(p.cream, 0.8), [30, 58, 86].map((x) => circle(x + 6, 60, 7)).join(''));

const ufabet: Scene = (p) =>
  [
    [34, 8],
    [266, 8],
  ]
    .map(([x = 0, y = 0]) => path(`M${x} ${y}L${x < 99 ? 60 : -40} 160H${x < 99 ? 250 : 190}Z`, fill(p.cream, 0.11)))
    .join('') +
  [20, 232]
    .map(
      (x) =>
        rect(x, 4, 52, 26, 5, fill(p.dark)) +
        repeat(8, (i) => circle(x + 9 + (i % 4) * 11.5, 11 + Math.floor(i / 4) * 12, 4, fill(p.cream))),
    )
    .join('') +
  path('M-10 112Q150 84 310 112V211H-10Z', fill(p.mid)) +
  repeat(4, (i) =>
    path(`M${96 + i * 36} 100L${i * 110 - 40} 211H${i * 110 + 15}L${112 + i * 36} 100Z`, fill(p.light, 0.16)),
  ) +
  group(line(p.cream, 2.6, 0.75), path('M-10 122Q150 94 310 122') + '<ellipse cx="150" cy="150" rx="64" ry="20"/>') +
  group(
    line(p.cream, 2, 0.5),
    repeat(9, (i) => path(`M${176 + i * 15} 48L${188 + i * 12} 118`)) +
      repeat(5, (i) => path(`M${178 + i * 2} ${60 + i * 13}H${300 - i * 2}`)),
  ) +
  path('M172 128V46H304V128', line(p.cream, 7)) +
  path('M70 118Q150 8 262 76', `${line(p.accent, 5, 0.85)} stroke-dasharray="2 12"`) +
  at(
    262,
    78,
    circle(0, 0, 21, fill(p.cream)) +
      path(regular(5, 8), fill(p.dark)) +
      repeat(5, (i) =>
        path(
          `M${polar(i * 72, 8)
            .map(n)
            .join(' ')}L${polar(i * 72, 20)
            .map(n)
            .join(' ')}`,
          line(p.dark, 3),
        ),
      ),
    1,
    20,
  );

const imi: Scene = (p) =>
  circle(226, 54, 60, fill(p.accent, 0.16)) +
  circle(226, 54, 40, fill(p.cream, 0.28)) +
  group(
    line(p.light, 2.4, 0.35),
    repeat(6, (i) => path(`M${i % 2 ? 20 : 90} ${126 + i * 9}q28-9 56 0t56 0t56 0`)),
  ) +
  at(
    226,
    130,
    [-74, 74, -50, 50, -26, 26, 0]
      .map((turn, i) =>
        at(
          0,
          0,
          path(petal, fill(i < 2 ? '#d9537f' : i < 4 ? p.accent : i < 6 ? '#ffc2d6' : p.cream)),
          i < 2 ? 2.3 : i < 4 ? 2.55 : i < 6 ? 2.8 : 3,
          turn,
        ),
      )
      .join('') + path('M-64-2Q0 30 64-2Q30-10 0-8Q-30-10-64-2Z', fill(p.mid)),
  ) +
  [
    [86, 128, 0.9],
    [44, 104, 0.55],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      at(
        x,
        y,
        circle(0, -14, 26, fill('#ffcf5a', 0.2)) +
          path('M-30-2Q-20 14 0 14T30-2L14-6H-14Z', fill(p.accent)) +
          path('M-14-2Q-18-28 0-34Q18-28 14-2Z', fill('#f4c04f')) +
          path('M0-6Q-6-14 0-24Q6-14 0-6Z', fill(p.cream)),
        s,
      ),
    )
    .join('');

const usun: Scene = (p) =>
  at(
    212,
    112,
    repeat(13, (i) => path(wedge(i * 15 - 94, i * 15 - 86, 250), fill('#f4c04f', 0.26))),
  ) +
  path('M140 120A72 72 0 0 1 284 120Z', fill(p.accent)) +
  path('M156 120A56 56 0 0 1 268 120Z', `fill="${p.gold}"`) +
  path('M-10 118Q20 104 50 118T110 118T170 118T230 118T290 118T350 118V211H-10Z', fill(p.mid)) +
  path('M-40 138Q-10 124 20 138T80 138T140 138T200 138T260 138T320 138V211H-40Z', fill(p.dark, 0.7)) +
  group(
    line(p.cream, 3, 0.7),
    path('M176 130Q186 124 196 130T216 130T236 130M196 146Q206 140 216 146T236 146M60 132Q70 126 80 132'),
  ) +
  path('M52 48q10-10 18 0q8-10 18 0M96 70q7-7 13 0q6-7 13 0', line(p.cream, 3, 0.8));

function ball(colour: string, digit: string, ink: string): string {
  return (
    circle(0, 0, 24, fill(colour)) +
    circle(0, 0, 14, fill('#fff')) +
    at(0, 0, path(digit, line(ink, 3)), 1.15) +
    path('M-17-10Q-12-19-3-20', line('#fff', 3, 0.7))
  );
}

const huayhd: Scene = (p) =>
  [
    [48, 54, -16],
    [104, 112, 10],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        path('M-46-26H46V-8A8 8 0 0 0 46 8V26H-46V8A8 8 0 0 0-46-8Z', fill(p.accent, 0.9)) +
          path('M22-24V24', `${line(p.dark, 2)} stroke-dasharray="2 6"`) +
          group(
            line(p.dark, 3.4),
            at(-28, 0, path(digits[8])) + at(-11, 0, path(digits[9])) + at(6, 0, path(digits[7])),
          ),
        1,
        turn,
      ),
    )
    .join('') +
  path('M186 152L198 122H260L272 152Z', fill('#b67a22')) +
  circle(229, 74, 62, `${fill(p.light, 0.24)} stroke="${p.gold}" stroke-width="5"`) +
  (
    [
      [204, 96, p.mid, digits[7]],
      [252, 100, p.accent, digits[9]],
      [226, 62, '#8a5cf0', digits[8]],
      [262, 54, '#1fa574', digits[7]],
      [192, 50, '#f4c04f', digits[9]],
    ] as const
  )
    .map(([x, y, colour, digit]) => at(x, y, ball(colour, digit, p.dark), 0.78, x - 220))
    .join('') +
  path('M182 46A54 54 0 0 1 222 20', line('#fff', 5, 0.6));

export const sportScenes: Partial<Record<GameCode, Scene>> = {
  SEXYGAME: sexygame,
  ASKMEBET: askmebet,
  UFABET: ufabet,
  IMI: imi,
  USUN: usun,
  HUAYHD: huayhd,
};
