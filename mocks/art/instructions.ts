/** The contact QR, and the BCEL instruction, which has no text. */
import QRCode from 'qrcode';
import { cream, gold, ink, tones } from './palette.ts';
import { at, circle, fill, goldGradient, group, line, linear, path, rect, repeat, svg } from './svg.ts';

/** Capital letters as strokes in a box of about 20 × 28 around the origin. */
const letters = {
  B: 'M-8-13V13H1A7 7 0 0 0 1-1H-8H0A6 6 0 0 0 0-13Z',
  C: 'M8-8A9.500 12.500 0 1 0 8 8',
} as const;

/** A real, scannable QR on white with its quiet zone of four modules. */
export function contactQrArt(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const size = modules.size + 8;
  let dark = '';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(y, x)) continue;
      const from = x;
      while (x + 1 < modules.size && modules.get(y, x + 1)) x++;
      dark += `M${from + 4} ${y + 4}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${ink}" d="${dark}"/></svg>`;
}

const bcelRed = '#b3262e';

function phone(screen: string): string {
  return (
    rect(-58, -104, 116, 208, 18, fill('#2a2540')) +
    rect(-50, -94, 100, 188, 10, fill(cream)) +
    rect(-14, -100, 28, 3, 1.5, fill('#6b6488')) +
    screen
  );
}

/** A ring around what has to be tapped. */
function tap(x: number, y: number): string {
  return at(x, y, circle(0, 0, 19, fill(gold, 0.35)) + circle(0, 0, 19, line(gold, 3)) + circle(0, 0, 8, fill(gold)));
}

const initialsBc = group(line('#fff', 6), at(-11, 0, path(letters.B), 0.8) + at(11, 0, path(letters.C), 0.8));

const openApp =
  repeat(8, (i) =>
    rect(-40 + (i % 3) * 28, -78 + Math.floor(i / 3) * 30, 22, 22, 6, fill(i % 2 ? '#d8cfe8' : '#e8dcc4')),
  ) +
  rect(-26, 14, 52, 52, 14, fill(bcelRed)) +
  at(0, 40, initialsBc, 0.85) +
  tap(22, 62);

const enterAccount =
  rect(-50, -94, 100, 30, 10, fill(bcelRed)) +
  circle(0, -40, 15, fill('#d8cfe8')) +
  rect(-38, -16, 76, 24, 6, `${fill('#fff')} stroke="${bcelRed}" stroke-width="2.5"`) +
  group(
    fill(ink),
    repeat(8, (i) => circle(-28 + i * 8, -4, 2.4)),
  ) +
  rect(-38, 18, 76, 24, 6, `${fill('#fff')} stroke="#cfc6b4" stroke-width="2"`) +
  circle(-24, 30, 6.5, fill(gold)) +
  rect(-12, 27, 34, 6, 3, fill(ink)) +
  rect(-38, 58, 76, 24, 12, fill(bcelRed)) +
  tap(26, 76);

const done =
  circle(0, -40, 28, fill(tones.emerald.mid)) +
  path('M-12-40L-3-31L13-50', line('#fff', 7)) +
  repeat(3, (i) => rect(-36, 6 + i * 14, i === 1 ? 52 : 72, 6, 3, fill('#cfc6b4'))) +
  rect(-38, 56, 76, 24, 12, `fill="none" stroke="${tones.emerald.mid}" stroke-width="2.5"`) +
  path('M0 60V73M-6 67L0 73L6 67', line(tones.emerald.mid, 3.5));

/** Three phones, 640 × 320: open the app, enter account and amount, keep the slip. */
export function bcelInstructionArt(): string {
  const defs = `<defs>${goldGradient('bcel-g')}${linear('bcel-s', [
    [0, '#3a1420'],
    [1, ink],
  ])}</defs>`;
  const step = (i: number, screen: string) =>
    at(
      112 + i * 208,
      176,
      phone(screen) +
        at(
          0,
          -126,
          repeat(3, (k) => circle((k - 1) * 16, 0, 5, k <= i ? 'fill="url(#bcel-g)"' : fill(cream, 0.25))),
        ),
    );
  const arrow = (x: number) => path(`M${x - 14} 176H${x + 12}M${x + 2} 165L${x + 13} 176L${x + 2} 187`, line(gold, 6));
  const steps = [openApp, enterAccount, done].map((screen, i) => step(i, screen)).join('');
  return svg(640, 320, `${defs}${rect(0, 0, 640, 320, 0, 'fill="url(#bcel-s)"')}${steps}${arrow(216)}${arrow(424)}`);
}
