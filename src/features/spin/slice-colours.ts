/** A colour without transparency; each channel is 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** A label below this contrast can't be read and gets one of the app's colours (SPN-8). */
const leastContrast = 2;

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

/** The server's colour if the browser knows it, else the app's. */
const known = (given: unknown, own: string): string =>
  typeof given === 'string' && given.length <= 64 && CSS.supports('color', given) ? given : own;

interface Given {
  readonly bgColor: unknown;
  readonly textColor: unknown;
}
/** The app's colours: `base` is painted below each slice, `ground` and `letters` stand in for unusable ones. */
interface BrandColours {
  readonly base: string;
  readonly ground: string;
  readonly letters: readonly [light: string, dark: string];
}

/** The colour that results from painting these over one another; null in a browser without canvas. */
function mixed(...layers: readonly string[]): Rgb | null {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/**
 * The colours of a slice and its label: the server's, as long as the browser knows them and the label can be read
 * (SPN-8).
 */
export function sliceColours({ bgColor, textColor }: Given, { base, ground, letters }: BrandColours) {
  const bottom = known(bgColor, ground);
  const wanted = known(textColor, letters[0]);
  const below = mixed(base, bottom);
  const written = mixed(base, bottom, wanted);
  if (!below || !written || contrast(below, written) >= leastContrast) return { ground: bottom, letters: wanted };
  const readable = letters.toSorted((a, b) => onto(below, b) - onto(below, a));
  return { ground: bottom, letters: readable[0] ?? wanted };
}

const onto = (below: Rgb, colour: string): number => contrast(below, mixed(colour) ?? below);
