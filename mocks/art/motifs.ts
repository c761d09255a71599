/** The emblem of each game, drawn around the origin within about ±36, legible at 40 px. */
import type { GameCode } from './paths.ts';
import { at, circle, fill, group, line, n, path, polar, rect, regular, repeat, star, wedge } from './svg.ts';

/** Colours of a motif: `gold` is a gradient of the file, the others are the game's. */
export interface Paint {
  gold: string;
  cream: string;
  accent: string;
  mid: string;
  light: string;
  deep: string;
  dark: string;
}

export type Motif = (p: Paint) => string;

export const heart = 'M0 13C-17 1-13-13-5-12Q-1-12 0-7Q1-12 5-12C13-13 17 1 0 13Z';
const horn = 'M-23 16C-20 2-23-8-34-7C-32-22-12-24-5-2V18Z';

const joker: Motif = (p) =>
  path(horn, fill(p.accent)) +
  group('transform="scale(-1 1)"', path(horn, fill(p.cream))) +
  path('M-13 17C-15-4-8-22 0-32C8-22 15-4 13 17Z', fill(p.gold)) +
  [-34, 0, 34].map((x) => circle(x, x ? -7 : -32, 5.5, fill(x ? p.gold : p.accent))).join('') +
  path('M-25 15Q0 6 25 15V25Q0 16-25 25Z', fill(p.gold)) +
  repeat(3, (i) => circle((i - 1) * 14, i === 1 ? 15.5 : 17.5, 2, `${fill(p.dark)} stroke="none"`));

const joker2: Motif = (p) =>
  path('M-22-12L-33-31L-13-22L0-35L13-22L33-31L22-12Z', fill(p.gold)) +
  path('M-23-13Q0-21 23-13Q27 12 14 25Q0 36-14 25Q-27 12-23-13Z', fill(p.cream)) +
  path('M0-17Q12-17 23-13Q27 12 14 25Q7 31 0 31Z', `${fill(p.accent)} stroke="none"`) +
  group(
    `${fill(p.dark)} stroke="none"`,
    path('M-17-1L-11-9L-5-1L-11 5ZM5-1L11-9L17-1L11 5ZM-14 12Q0 20 14 12Q12 25 0 26Q-12 25-14 12Z') +
      path('M-11 8V12M11 8V12', `stroke="${p.dark}" stroke-width="2.5"`),
  );

const sexygame: Motif = (p) =>
  at(
    0,
    24,
    repeat(7, (i) => path(wedge(i * 20 - 70, i * 20 - 50, 50, 12), fill(i % 2 ? p.cream : p.gold))) +
      path(wedge(-70, 70, 30, 27), `${fill(p.accent)} stroke="none"`),
  ) + at(0, 21, path(heart, fill(p.accent)), 1.05);

const betflix: Motif = (p) =>
  path('M2 22H36V34H2Z', fill(p.cream)) +
  repeat(4, (i) => rect(6 + i * 7.5, 29, 4, 3, 0.8, `${fill(p.dark)} stroke="none"`)) +
  circle(-2, -2, 30, fill(p.gold)) +
  group(
    'stroke="none"',
    repeat(6, (i) => circle(...polar(i * 60, 20, -2, -2), 5.8, fill(p.dark))) +
      circle(-2, -2, 11.5, fill(p.cream)) +
      path('M-6-8L6-2L-6 4Z', fill(p.accent)),
  );

const askmebet: Motif = (p) =>
  path('M-23-30H23Q32-30 32-21V11Q32 20 23 20H4L-14 35V20H-23Q-32 20-32 11V-21Q-32-30-23-30Z', fill(p.cream)) +
  group(
    'stroke="none"',
    [-17, 17].map((x) => circle(x, -17, 5.4, fill(p.dark)) + circle(x, 7, 5.4, fill(p.dark))).join('') +
      circle(0, -5, 7, fill(p.accent)),
  );

const ufabet: Motif = (p) =>
  path('M-36 8Q-30 32 0 36Q30 32 36 8Q22 22 0 23Q-22 22-36 8Z', fill(p.gold)) +
  circle(0, -3, 28, fill(p.cream)) +
  at(
    0,
    -3,
    path(regular(5, 10), `${fill(p.dark)} stroke="none"`) +
      repeat(5, (i) => {
        const [x, y] = polar(i * 72, 10);
        const [u, v] = polar(i * 72, 20);
        return path(`M${n(x)} ${n(y)}L${n(u)} ${n(v)}`, line(p.dark, 2.6));
      }) +
      repeat(5, (i) => {
        const corners = [-20, 20, 12, -12].map((turn, k) => polar(i * 72 + turn, k < 2 ? 27 : 19));
        return path(`M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, `${fill(p.dark)} stroke="none"`);
      }),
  );

const superslot: Motif = (p) =>
  path('M-27-31H27V-16Q8 4 4 34H-16Q-13 4 4-13H-27Z', fill(p.gold)) +
  path('M-21-26H21', `${line(p.cream, 3)} stroke-opacity=".8"`) +
  at(21, 20, path(star(5, 12, 5.5), fill(p.accent)), 1, 12);

const pg: Motif = (p) =>
  path(
    'M-4 34C-32 30-37 4-24-10C-24-2-21 2-17 4C-20-14-8-26 6-36C4-26 8-20 16-14C18-16 19-19 18-22C34-8 36 28-4 34Z',
    fill(p.accent),
  ) +
  circle(0, 11, 20, fill(p.gold)) +
  group(
    'stroke="none"',
    circle(0, 11, 15.5, fill(p.cream)) + path('M-9 13C-9 3 7 2 7 11C7 18-3 18-3 12C-3 10-1 9 1 10', line(p.mid, 3.6)),
  );

const slotxo: Motif = (p) =>
  path(
    'M11-16A21 21 0 1 1 10.9-16ZM11-4A9 9 0 1 0 11.1-4Z',
    `${fill(p.accent)} fill-rule="evenodd" transform="translate(1 6)"`,
  ) + at(-10, -9, path('M-23-15L-15-23L0-8L15-23L23-15L8 0L23 15L15 23L0 8L-15 23L-23 15L-8 0Z', fill(p.gold)));

const imi: Motif = (p) =>
  path('M-36 16Q0 44 36 16Q22 12 0 12Q-22 12-36 16Z', fill(p.gold)) +
  [-66, 66, -34, 34, 0]
    .map((angle, i) =>
      at(
        0,
        20,
        path('M0 2C-16-14-13-36 0-52C13-36 16-14 0 2Z', fill(i < 2 ? p.accent : i < 4 ? '#ffc2d6' : p.cream)),
        i < 2 ? 0.72 : i < 4 ? 0.86 : 1,
        angle,
      ),
    )
    .join('') +
  at(0, 10, path('M0 6Q-6-2 0-16Q6-2 0 6Z', `${fill(p.gold)} stroke="none"`));

const usun: Motif = (p) =>
  at(
    0,
    4,
    repeat(9, (i) =>
      path('M-6-25L0-40L6-25Z', `${fill(i % 2 ? p.gold : p.accent)} transform="rotate(${i * 25 - 100})"`),
    ),
  ) +
  path('M-24 12A24 24 0 1 1 24 12Z', fill(p.gold)) +
  path('M-36 12Q-27 4-18 12T0 12T18 12T36 12L30 24Q24 18 16 24T0 24T-16 24T-30 24Z', fill(p.cream)) +
  path('M-22 31Q-15 26-8 31T8 31T22 31', `${line(p.cream, 4)}`);

const areaslot: Motif = (p) =>
  path('M0 8L36 22L0 37L-36 22Z', fill(p.accent)) +
  path('M-18 15L18 29.500M18 15L-18 29.500', line(p.dark, 2)) +
  path('M0 26C-8 10-25 2-25-13A25 23 0 0 1 25-13C25 2 8 10 0 26Z', fill(p.gold)) +
  path(star(5, 15, 6.5, 0, -12), `${fill(p.dark)} stroke="none"`);

const circus: Motif = (p) =>
  path('M-26 4H26V32H-26Z', fill(p.cream)) +
  path('M-26 4H-15L-18 32H-26ZM15 4H26V32H18ZM-5 4H5L9 32H-9Z', `${fill(p.accent)} stroke="none"`) +
  path(
    'M0-24C6-10 20-2 34 1V8Q28 14 22 8Q17 14 11 8Q5 14 0 8Q-5 14-11 8Q-17 14-22 8Q-28 14-34 8V1C-20-2-6-10 0-24Z',
    fill(p.gold),
  ) +
  path('M-2-22C-5-9-13-1-20 4M2-22C5-9 13-1 20 4', line(p.dark, 2)) +
  path('M0-24V-37L15-32L0-27', `fill="${p.accent}" stroke-linejoin="round"`) +
  path('M-6 32V22Q0 14 6 22V32Z', `${fill(p.dark)} stroke="none"`);

const slotracha: Motif = (p) =>
  path('M-28 18L-35-13L-18 0L-10-17L-3-25L0-39L3-25L10-17L18 0L35-13L28 18Z', fill(p.gold)) +
  path('M-29 17Q0 8 29 17V29Q0 20-29 29Z', fill(p.cream)) +
  group(
    'stroke="none"',
    path('M0-14L7-4L0 7L-7-4Z', fill(p.accent)) +
      circle(-20, 8, 3.5, fill(p.accent)) +
      circle(20, 8, 3.5, fill(p.accent)) +
      repeat(5, (i) => circle((i - 2) * 11, 18.5 + Math.abs(i - 2) * 1.6, 2.6, fill(i % 2 ? p.accent : p.mid))),
  ) +
  circle(-35, -14, 3.5, fill(p.cream)) +
  circle(35, -14, 3.5, fill(p.cream));

const pgslot: Motif = (p) =>
  at(
    0,
    0,
    rect(-22, -27, 52, 62, 10, fill(p.gold)) +
      rect(-27, -33, 52, 62, 10, fill(p.cream)) +
      group(
        'stroke="none"',
        repeat(8, (i) => circle(...polar(i * 45, 13, -1, -2), 5.6, fill(i % 2 ? p.accent : '#e8506a'))) +
          circle(-1, -2, 8, fill(p.mid)) +
          circle(-1, -2, 3.2, fill(p.cream)),
      ),
    1,
    -8,
  );

/** Digits as strokes: 7, 8 and 9, the lucky ones. */
export const digits = {
  7: 'M-5-7H5L-2 8',
  8: 'M0-.5A4 3.800 0 1 1 .1-.5A5 4.300 0 1 1-.1-.5',
  9: 'M4.500-3A4.500 4.500 0 1 1 4.400-4.500Q5 4-1 8',
};

const huayhd: Motif = (p) =>
  (
    [
      [-16, 14, p.accent, digits[7]],
      [17, 14, p.cream, digits[9]],
      [0, -15, p.gold, digits[8]],
    ] as const
  )
    .map(([x, y, colour, digit]) =>
      at(
        x,
        y,
        circle(0, 0, 18.5, fill(colour)) +
          circle(0, 0, 11.5, `${fill('#fff')} stroke="none"`) +
          path(digit, line(p.dark, 3)),
      ),
    )
    .join('');

export const motifs: Record<GameCode, Motif> = {
  JOKER: joker,
  SEXYGAME: sexygame,
  BETFLIX: betflix,
  ASKMEBET: askmebet,
  UFABET: ufabet,
  SUPERSLOT: superslot,
  PG: pg,
  SLOTXO: slotxo,
  IMI: imi,
  USUN: usun,
  AREASLOT: areaslot,
  CIRCUS: circus,
  SLOTRACHA: slotracha,
  PGSLOT: pgslot,
  JOKER2: joker2,
  HUAYHD: huayhd,
};
