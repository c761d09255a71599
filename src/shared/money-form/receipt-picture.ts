/** Draws a receipt as a picture to keep or to send. Nothing leaves the page. */
import { graphemesOf } from '../base/text.ts';
import { config } from '../config/config.ts';
import { pngOf } from '../files/save-file.ts';

const width = 1080;
const edge = 72;
const inner = width - 2 * edge;

/** Colour of the page's theme, which a client's brand may have changed. */
const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The logo as it stands in the receipt. @throws when it cannot be drawn */
async function markIn(receipt: HTMLElement): Promise<HTMLImageElement | null> {
  const mark = receipt.querySelector('[data-brand-mark]');
  if (!(mark instanceof SVGElement)) return null;
  const image = new Image();
  // A client's logo covers ours.
  const [, logo] = /^url\("(.+)"\)$/.exec(getComputedStyle(mark).backgroundImage) ?? [];
  if (logo) {
    image.src = logo;
    await image.decode();
    return image;
  }
  const copy = mark.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const painted = [mark, ...mark.querySelectorAll('*')];
  for (const [at, one] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const { fill, stroke } = getComputedStyle(painted[at] as Element);
    one.setAttribute('fill', fill);
    one.setAttribute('stroke', stroke);
  }
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Words and spaces; letters in a browser without a segmenter (Firefox before 125). */
const partsOf = (text: string): string[] =>
  Intl.Segmenter
    ? Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text), ({ segment }) => segment)
    : graphemesOf(text);

/** Breaks a text that is wider than its place, between words if possible. */
function linesOf(context: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text)) {
    if (line !== '' && context.measureText(line + part).width > most) {
      lines.push(line.trim());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trim()];
}

/** Without the letters of a bank's mark. */
function wordsOf(cell: Element | null): string {
  const copy = cell?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll('svg').forEach((mark) => mark.remove());
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Without what is the player's alone (`data-private`). */
const factsOf = (receipt: HTMLElement): (readonly [label: string, value: string])[] =>
  [...receipt.querySelectorAll('dl > :not([data-private])')].map((row) => [
    wordsOf(row.querySelector('dt')),
    wordsOf(row.querySelector('dd')),
  ]);

/**
 * @param receipt the receipt on the screen, whose texts it repeats
 * @throws when the browser cannot draw it
 */
export async function receiptPicture(receipt: HTMLElement, title: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const { fontFamily } = getComputedStyle(document.body);
  const font = (size: number, weight = 400) => {
    context.font = `${weight} ${size}px ${fontFamily}`;
  };
  font(38);
  const rows = factsOf(receipt).map(([label, value]) => ({ label, lines: linesOf(context, value, inner * 0.62) }));
  const lineHeight = 58;
  const rowHeight = (lines: readonly string[]) => lines.length * lineHeight + 22;
  const top = 470;
  const mark = await markIn(receipt);
  canvas.width = width;
  canvas.height = top + rows.reduce((sum, { lines }) => sum + rowHeight(lines), 0) + edge;

  context.fillStyle = colour('--kp-surface');
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = colour('--kp-gold');
  context.fillRect(0, 0, width, 12);
  if (mark) context.drawImage(mark, edge, 64, (76 * mark.width) / (mark.height || 1) || 76, 76);
  context.fillStyle = colour('--kp-text');
  font(46, 700);
  context.fillText(config.appName, edge + (mark ? 98 : 0), 118);
  context.textAlign = 'center';
  font(42, 600);
  context.fillText(title, width / 2, 250, inner);
  context.fillStyle = colour('--kp-gold');
  font(84, 700);
  context.fillText(receipt.querySelector<HTMLElement>('[data-amount]')?.innerText ?? '', width / 2, 360, inner);
  context.fillStyle = colour('--kp-line');
  context.fillRect(edge, 416, inner, 2);

  let y = top + 40;
  font(38);
  for (const { label, lines } of rows) {
    context.textAlign = 'left';
    context.fillStyle = colour('--kp-muted');
    context.fillText(label, edge, y, inner * 0.36);
    context.textAlign = 'right';
    context.fillStyle = colour('--kp-text');
    for (const [at, line] of lines.entries()) context.fillText(line, width - edge, y + at * lineHeight, inner * 0.62);
    y += rowHeight(lines);
  }
  return pngOf(canvas);
}
