import type { Slice } from '../../../contract/generated/models/slice.ts';
import { graphemesOf } from '../../shared/base/text.ts';
import { sliceColours } from './slice-colours.ts';
import { sliceAngle } from './wheel-geometry.ts';

interface Drawing {
  readonly slices: readonly Slice[];
  /** Diameter, CSS px. */
  readonly size: number;
  /** The only slice in full colour (SPN-22); null for all. */
  readonly winner: number | null;
  /** Provides the app's colours and font. */
  readonly styles: CSSStyleDeclaration;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Converts degrees from the top to canvas radians from the right. */
const fromTop = (degrees: number): number => radians(degrees - 90);

/** Cuts a label between graphemes (SPN-9). @param width px */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = graphemesOf(text.slice(0, 200));
  while (letters.length > 1) {
    letters.pop();
    const shorter = `${letters.join('')}…`;
    if (context.measureText(shorter).width <= width) return shorter;
  }
  return letters[0] ?? '';
}

function drawSlice(context: CanvasRenderingContext2D, index: number, drawing: Drawing): void {
  const { slices, size, winner, styles } = drawing;
  const slice = slices[index];
  if (!slice) return;
  const own = (name: string) => styles.getPropertyValue(name);
  const radius = size / 2;
  const angle = sliceAngle(slices.length);
  const path = () => {
    context.beginPath();
    context.moveTo(radius, radius);
    context.arc(radius, radius, radius - 12, fromTop(index * angle), fromTop((index + 1) * angle));
    context.closePath();
  };
  const base = own('--kp-surface-2');
  const lost = winner !== null && winner !== index;
  const { layers, letters } = sliceColours(slice, {
    base,
    ground: index % 2 === 0 ? own('--kp-surface-3') : base,
    letters: [own('--kp-text'), own('--kp-ink-deep')],
    // Dimmed below the label, which stays readable (SPN-22).
    over: lost ? [{ colour: own('--kp-ink-deep'), alpha: 0.72 }] : [],
  });
  path();
  for (const { colour, alpha = 1 } of layers) {
    context.globalAlpha = alpha;
    context.fillStyle = colour;
    context.fill();
  }
  context.globalAlpha = 1;

  context.save();
  context.translate(radius, radius);
  context.rotate(fromTop((index + 0.5) * angle));
  const arc = radians(Math.min(angle, 90)) * radius * 0.62;
  context.font = `700 ${Math.max(8, Math.min(18, size / 20, arc * 0.5))}px ${styles.fontFamily}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.fillStyle = letters;
  context.fillText(fitted(context, slice.label, radius - 12 - radius * 0.34 - 14), radius - 26, 0);
  context.restore();
}

function drawLines(context: CanvasRenderingContext2D, { slices, size, styles }: Drawing): void {
  if (slices.length < 2) return;
  const radius = size / 2;
  context.strokeStyle = styles.getPropertyValue('--kp-ink-deep');
  context.globalAlpha = 0.4;
  context.lineWidth = 1.5;
  for (let index = 0; index < slices.length; index += 1) {
    const angle = fromTop(index * sliceAngle(slices.length));
    context.beginPath();
    context.moveTo(radius, radius);
    context.lineTo(radius + Math.cos(angle) * (radius - 12), radius + Math.sin(angle) * (radius - 12));
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawRim(context: CanvasRenderingContext2D, { size, styles }: Drawing): void {
  const radius = size / 2;
  const own = (name: string) => styles.getPropertyValue(name);
  const gold = context.createLinearGradient(0, 0, size, size);
  gold.addColorStop(0, own('--kp-gold-bright'));
  gold.addColorStop(0.5, own('--kp-gold-deep'));
  gold.addColorStop(1, own('--kp-gold-bright'));
  context.strokeStyle = gold;
  context.lineWidth = 11;
  context.beginPath();
  context.arc(radius, radius, radius - 6.5, 0, Math.PI * 2);
  context.stroke();
  for (let bulb = 0; bulb < 24; bulb += 1) {
    const angle = radians(bulb * 15);
    context.fillStyle = own(bulb % 2 === 0 ? '--kp-paper' : '--kp-gold-ink');
    context.beginPath();
    context.arc(
      radius + Math.cos(angle) * (radius - 6.5),
      radius + Math.sin(angle) * (radius - 6.5),
      2.6,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** Drawn once at the screen's resolution; CSS turns it. */
export function drawWheel(canvas: HTMLCanvasElement, drawing: Drawing): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = Math.min(3, Math.max(1, window.devicePixelRatio || 1));
  const pixels = Math.round(drawing.size * scale);
  canvas.width = pixels;
  canvas.height = pixels;
  context.scale(scale, scale);
  for (let index = 0; index < drawing.slices.length; index += 1) drawSlice(context, index, drawing);
  drawLines(context, drawing);
  drawRim(context, drawing);
}
