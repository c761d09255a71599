/** A colour without transparency; each channel is 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** A label below this contrast is too hard to read and gets another colour (SPN-8, DES-35). */
const leastContrast = 4.5;

const linear = (channel: number): number =>
  channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance (WCAG 2.2). */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast from 1 (equal colours) to 21 (black on white), by WCAG 2.2. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A colour as it is named, with what it looks like where it is painted. */
interface Seen {
  readonly colour: string;
  readonly rgb: Rgb;
}

/**
 * The first colour that can be read on the ground. Black or white always can, so that a list which ends with both
 * always has one.
 * @returns the one of most contrast when none reaches 4.5:1
 */
export function readableOn(ground: Rgb, candidates: readonly Seen[]): Seen | undefined {
  const of = ({ rgb }: Seen) => contrast(ground, rgb);
  return candidates.find((one) => of(one) >= leastContrast) ?? candidates.toSorted((a, b) => of(b) - of(a))[0];
}

/** A colour that is painted over what lies below. */
interface Layer {
  readonly colour: string;
  /** 0 to 1; 1 when left out. */
  readonly alpha?: number;
}

let pixel: CanvasRenderingContext2D | null | undefined;

/** A canvas of one pixel; null in a browser without canvas. */
function pixelContext(): CanvasRenderingContext2D | null {
  if (pixel === undefined) {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    pixel = canvas.getContext('2d', { willReadFrequently: true });
  }
  return pixel;
}

/** The colour that results from painting these over one another. */
function mixed(context: CanvasRenderingContext2D, layers: readonly Layer[]): Rgb {
  for (const { colour, alpha = 1 } of layers) {
    context.globalAlpha = alpha;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/**
 * The server's colour as the canvas itself writes it; null for what it does not paint. CSS knows more words than a canvas
 * takes (`inherit`, `var(…)`): the canvas would silently keep the colour it painted with before.
 */
function known(context: CanvasRenderingContext2D, given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 64) return null;
  const [one, other] = ['black', 'white'].map((before) => {
    context.fillStyle = before;
    context.fillStyle = given;
    return String(context.fillStyle);
  });
  return one === other ? (one ?? null) : null;
}

interface Given {
  readonly bgColor: unknown;
  readonly textColor: unknown;
}

/** The app's colours. */
interface BrandColours {
  /** Painted below each slice, because the server's colour may be transparent. */
  readonly base: string;
  /** Stands in for a slice colour that can't be used. */
  readonly ground: string;
  /** Stand in for a label colour that can't be used: the one that reads best, as long as it reads well. */
  readonly letters: readonly string[];
  /** Painted over the slice and below its label. */
  readonly over: readonly Layer[];
}

interface SliceColours {
  /** What is painted for the slice, from the bottom up. */
  readonly layers: readonly Layer[];
  readonly letters: string;
}

/** The colours of a slice and its label: the server's, as long as the canvas knows them and the label can be read (SPN-8). */
export function sliceColours(
  { bgColor, textColor }: Given,
  { base, ground, letters, over }: BrandColours,
): SliceColours {
  const context = pixelContext();
  if (!context) return { layers: [{ colour: base }, { colour: ground }], letters: letters[0] ?? base };
  const layers = [{ colour: base }, { colour: known(context, bgColor) ?? ground }, ...over];
  const below = mixed(context, layers);
  const seen = (colour: string): Seen => ({ colour, rgb: mixed(context, [...layers, { colour }]) });
  const wanted = known(context, textColor);
  const own = letters.map(seen).toSorted((a, b) => contrast(below, b.rgb) - contrast(below, a.rgb));
  const candidates = [...(wanted === null ? [] : [seen(wanted)]), ...own, ...['white', 'black'].map(seen)];
  return { layers, letters: readableOn(below, candidates)?.colour ?? base };
}
