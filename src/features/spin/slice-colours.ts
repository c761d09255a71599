/** Channels from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** A label below this contrast gets another colour (SPN-8, DES-35). */
const leastContrast = 4.5;

const linear = (channel: number): number =>
  channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance (WCAG 2.2). */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2.2 contrast, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A colour as named, and as painted. */
interface Seen {
  readonly colour: string;
  readonly rgb: Rgb;
}

/** The first readable colour, else the one with the most contrast. Black or white is always readable. */
export function readableOn(ground: Rgb, candidates: readonly Seen[]): Seen | undefined {
  const of = ({ rgb }: Seen) => contrast(ground, rgb);
  return candidates.find((one) => of(one) >= leastContrast) ?? candidates.toSorted((a, b) => of(b) - of(a))[0];
}

interface Layer {
  readonly colour: string;
  /** 0 to 1; 1 by default. */
  readonly alpha?: number;
}

let pixel: CanvasRenderingContext2D | null | undefined;

/** A canvas of one pixel; null without canvas support. */
function pixelContext(): CanvasRenderingContext2D | null {
  if (pixel === undefined) {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    pixel = canvas.getContext('2d', { willReadFrequently: true });
  }
  return pixel;
}

function mixed(context: CanvasRenderingContext2D, layers: readonly Layer[]): Rgb {
  for (const { colour, alpha = 1 } of layers) {
    context.globalAlpha = alpha;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The colour as the canvas normalises it; null when rejected. A canvas silently ignores `inherit` or `var(…)`. */
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

interface BrandColours {
  /** Painted below each slice: the server's colour may be transparent. */
  readonly base: string;
  /** Replaces an unusable slice colour. */
  readonly ground: string;
  /** Replace an unusable label colour; the most readable one wins. */
  readonly letters: readonly string[];
  /** Painted between slice and label. */
  readonly over: readonly Layer[];
}

interface SliceColours {
  /** From the bottom up. */
  readonly layers: readonly Layer[];
  readonly letters: string;
}

/** The server's colours, as long as the canvas accepts them and the label is readable (SPN-8). */
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
