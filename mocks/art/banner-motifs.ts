/** The motifs of the banners, around the origin within about ±110 × ±100. */
import { digits, heart } from './motifs.ts';
import { at, circle, fill, group, line, path, polar, rect, repeat, star, wedge } from './svg.ts';

/** `gold` is the file's gradient. */
export interface BannerPaint {
  gold: string;
  /** Id of the file's coin, 24 in radius. */
  coin: string;
  cream: string;
  accent: string;
  light: string;
  mid: string;
  dark: string;
}

export type BannerMotif = (p: BannerPaint) => string;

/** A coin seen from the front, with a four-pointed star instead of a currency. */
export function coinFace(gold: string): string {
  return (
    circle(0, 0, 24, `fill="${gold}"`) +
    circle(0, 0, 18, line('#8a5514', 2, 0.6)) +
    path(star(4, 13, 5), fill('#8a5514', 0.75))
  );
}

export function coin(p: BannerPaint, x: number, y: number, r: number): string {
  return at(x, y, `<use href="#${p.coin}"/>`, r / 24);
}

function coinStack(p: BannerPaint, x: number, y: number, height: number): string {
  const coins = group(
    `fill="${p.gold}" stroke="#8a5514" stroke-width="2"`,
    repeat(height, (i) => rect(-30, -i * 13 - 13, 60, 13, 6)),
  );
  return at(
    x,
    y,
    coins +
      path(
        repeat(height, (i) => `M-20 ${-i * 13 - 8}h18`),
        line('#fff', 3, 0.5),
      ),
  );
}

function person(x: number, y: number, colour: string, hair: string): string {
  return at(
    x,
    y,
    path('M-46 90V28A34 34 0 0 1-12-8H12A34 34 0 0 1 46 28V90Z', fill(colour)) +
      rect(-9, -26, 18, 26, 9, fill('#e8b98c')) +
      circle(0, -42, 25, fill('#ffd9b0')) +
      path(hair, fill('#2a1a2e')) +
      path('M-9-32Q0-24 9-32', line('#8a4a3a', 3)) +
      path('M-9-43V-42M9-43V-42', line('#2a1a2e', 5)),
    1.05,
  );
}

const short = 'M-26-40A26 27 0 0 1 26-40Q18-54 6-56Q-12-50-26-40Z';
const long = 'M-27 4V-42A27 28 0 0 1 27-42V4Q34-8 27-40Q10-46 2-58Q-8-46-22-42Q-24-20-18-2Z';

const friends: BannerMotif = (p) =>
  person(-62, 46, p.mid, short) +
  person(62, 46, p.accent, long) +
  at(0, -50, path(heart, `fill="${p.gold}"`), 2) +
  coin(p, -22, 72, 26) +
  coin(p, 24, 82, 30);

const letter: BannerMotif = (p) =>
  rect(-62, -96, 124, 120, 12, fill(p.cream)) +
  coin(p, 0, -48, 32) +
  rect(-36, -6, 72, 9, 4.5, fill(p.dark, 0.25)) +
  path('M-92-24L0 40L92-24V78Q92 90 80 90H-80Q-92 90-92 78Z', fill(p.accent)) +
  path('M-88 86L-16 26M88 86L16 26', line(p.dark, 3, 0.35)) +
  path('M-92-24L0 40L92-24', line(p.cream, 3, 0.7));

function lantern(p: BannerPaint, x: number, y: number, scale: number, colour: string): string {
  return at(
    x,
    y,
    circle(0, 0, 62, fill('#ffcf6b', 0.14)) +
      path('M0-70V-40', line(p.gold, 3)) +
      path('M-16-36H16Q42-24 42 0Q42 24 16 36H-16Q-42 24-42 0Q-42-24-16-36Z', fill(colour)) +
      path('M-14-35Q-30 0-14 35M14-35Q30 0 14 35M0-36V36', line(p.dark, 2.5, 0.35)) +
      rect(-18, -42, 36, 9, 3, `fill="${p.gold}"`) +
      rect(-18, 33, 36, 9, 3, `fill="${p.gold}"`) +
      path('M-7 42V62M0 42V68M7 42V62', line('#f4c04f', 3)),
    scale,
  );
}

const lanterns: BannerMotif = (p) =>
  lantern(p, -74, 6, 0.85, p.mid) + lantern(p, 78, -4, 0.95, p.light) + lantern(p, 2, 14, 1.35, p.accent);

const circleBack: BannerMotif = (p) =>
  at(
    0,
    0,
    path(wedge(30, 190, 96, 70), `fill="${p.gold}"`) +
      path(wedge(210, 370, 96, 70), fill(p.accent)) +
      at(...polar(192, 83), path('M-26 0L26 0L0 34Z', `fill="${p.gold}"`), 1, 282) +
      at(...polar(12, 83), path('M-26 0L26 0L0 34Z', fill(p.accent)), 1, 102),
  ) + coin(p, 0, 0, 46);

const umbrella: BannerMotif = (p) =>
  [
    [-70, -74, 15],
    [-14, -92, 19],
    [52, -78, 16],
    [96, -50, 12],
  ]
    .map(([x = 0, y = 0, r = 0]) => coin(p, x, y, r))
    .join('') +
  group(
    'transform="translate(0 20) rotate(176)"',
    path(
      'M-104 0A104 84 0 0 1 104 0Q86-14 70 0Q52-14 35 0Q17-14 0 0Q-17-14-35 0Q-52-14-70 0Q-86-14-104 0Z',
      fill(p.accent),
    ) +
      path('M-35 0Q-30-56 0-84Q30-56 35 0Q17-14 0 0Q-17-14-35 0Z', fill(p.cream)) +
      path('M0-4V46Q0 60 14 58', line(p.gold, 7)),
  ) +
  coin(p, -34, 4, 22) +
  coin(p, 32, -4, 25);

const purse: BannerMotif = (p) =>
  coin(p, -34, -48, 26) +
  coin(p, 26, -62, 32) +
  coin(p, 70, -28, 20) +
  path('M-96-14Q-100 88-60 92H60Q100 88 96-14Z', fill(p.accent)) +
  path('M-96-14Q-100 88-60 92H0Q-56 60-60-14Z', fill('#fff', 0.14)) +
  rect(-102, -28, 204, 24, 12, `fill="${p.gold}"`) +
  circle(-11, -34, 11, `fill="${p.gold}"`) +
  circle(11, -34, 11, `fill="${p.gold}"`) +
  at(0, 44, path(star(4, 26, 10), `fill="${p.gold}"`));

const gift: BannerMotif = (p) =>
  at(
    0,
    0,
    repeat(12, (i) => path(wedge(i * 30, i * 30 + 12, 130, 40), fill(p.light, 0.18))),
  ) +
  rect(-72, -10, 144, 98, 10, fill(p.accent)) +
  rect(-84, -38, 168, 38, 10, fill(p.mid)) +
  rect(-16, -38, 32, 126, 0, `fill="${p.gold}"`) +
  path('M0-40C-20-92-74-86-62-56Q-54-40 0-40C20-92 74-86 62-56Q54-40 0-40Z', `${line('#f4c04f', 13)}`);

const stacks: BannerMotif = (p) =>
  coinStack(p, -66, 88, 4) +
  coinStack(p, 0, 88, 8) +
  coinStack(p, 66, 88, 11) +
  path('M-84 10L-20-36L6-18L66-82M40-84H68V-56', line(p.accent, 9));

const calendar: BannerMotif = (p) =>
  rect(-84, -70, 168, 158, 18, fill(p.cream)) +
  path('M-84-28V-52Q-84-70-66-70H66Q84-70 84-52V-28Z', fill(p.accent)) +
  path('M-44-86V-54M44-86V-54', line(p.gold, 11)) +
  repeat(8, (i) => rect(-66 + (i % 4) * 36, -10 + Math.floor(i / 4) * 46, 26, 30, 7, fill(p.dark, 0.14))) +
  at(53, 51, path(star(5, 36, 15), `fill="${p.gold}" stroke="${p.dark}" stroke-width="3" stroke-linejoin="round"`));

const sevenDays: BannerMotif = (p) =>
  path('M-124-30Q0 122 124-30', line('#f4c04f', 4)) +
  repeat(7, (i) => {
    const t = (i + 0.5) / 7;
    const lamp = path(
      'M-9-14H9Q17-6 17 0T9 14H-9Q-17 6-17 0T-9-14Z',
      fill(i === 6 ? p.accent : i % 2 ? p.light : p.mid),
    );
    return at(
      -124 + 248 * t,
      -10 + 304 * t * (1 - t),
      circle(0, 0, 25, fill('#ffcf6b', 0.16)) + lamp + rect(-8, -18, 16, 5, 2, fill('#f4c04f')),
    );
  }) +
  at(
    0,
    -34,
    path(digits[7], line(p.dark, 7)) +
      path(digits[7], `fill="none" stroke="${p.gold}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`),
    4.6,
  );

const pot: BannerMotif = (p) =>
  repeat(9, (i) => coin(p, -64 + i * 16, -26 - Math.sin((i * Math.PI) / 8) * 34 + (i % 2) * 10, 21)) +
  path('M-84-22H84Q112 56 56 92H-56Q-112 56-84-22Z', fill(p.mid)) +
  path('M-84-22Q-112 56-56 92H-20Q-70 50-56-22Z', fill('#fff', 0.13)) +
  rect(-94, -32, 188, 22, 11, fill(p.accent)) +
  path('M-62 34Q-31 14 0 34T62 34', line(p.gold, 7));

const wheel: BannerMotif = (p) =>
  circle(0, 0, 100, `fill="${p.gold}"`) +
  repeat(8, (i) => path(wedge(i * 45, i * 45 + 45, 88), fill([p.accent, p.cream, p.mid, p.light][i % 4] ?? p.mid))) +
  repeat(16, (i) => circle(...polar(i * 22.5, 94), 3.4, fill('#fff6dc'))) +
  circle(0, 0, 26, `fill="${p.gold}" stroke="${p.dark}" stroke-width="3"`) +
  path(star(4, 16, 6), fill('#8a5514')) +
  path('M-16-112H16L0-78Z', `fill="${p.dark}" stroke="#f4c04f" stroke-width="4" stroke-linejoin="round"`);

export const bannerMotifs = {
  invite: [friends, letter, lanterns],
  refund: [circleBack, umbrella, purse],
  bonus: [gift, stacks, calendar, sevenDays, pot, wheel],
} as const satisfies Record<string, readonly BannerMotif[]>;
