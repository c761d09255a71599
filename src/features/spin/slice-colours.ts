/** Channels from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Below this nobody reads a label; the server's own choice stands otherwise, even where it is no beauty. */
const leastContrast = 2;

const linear = (channel: number): number =>
  channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance (WCAG 2.2). */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** From 1, the same, to 21, black on white (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A colour of the server's, if the browser knows it; anything else becomes the house's own. */
const known = (given: unknown, own: string): string =>
  typeof given === 'string' && given.length <= 64 && CSS.supports('color', given) ? given : own;

interface Given {
  readonly bgColor: unknown;
  readonly textColor: unknown;
}
/** The house's colours: what a slice is painted on, its stand-in ground, and light and dark letters. */
interface BrandColours {
  readonly base: string;
  readonly ground: string;
  readonly letters: readonly [light: string, dark: string];
}

/** What becomes of colours painted over one another; null where there is nothing to paint on. */
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
 * Ground and letters of a slice: the server's where the browser knows them and the label can be read on them at all
 * (SPN-3, SPN-8).
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
