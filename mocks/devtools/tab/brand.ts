/** The brand of a tab: a name, a colour instead of gold, a logo. Lazy-loaded. */
import * as z from 'zod/mini';
import { isLogo, type LogoProblem, logoOfAddress, shapeOf } from './logo.ts';
import { keptBrand } from './memory.ts';
import type { Read } from './params.ts';

/** Null keeps the app's own value. */
export interface Brand {
  readonly name: string | null;
  /** `#rrggbb`. */
  readonly gold: string | null;
  /** A data URL. */
  readonly logo: string | null;
}

export const usualBrand: Brand = { name: null, gold: null, logo: null };

/** The lightest surface below gold text (`src/app/theme/theme.css`). */
const lightestSurface = '#2a2e4a';
/** Minimum for text of any size (WCAG 2.2, 1.4.3). */
export const neededContrast = 4.5;

const longestName = 40;
/** Widest shape of a logo, as a multiple of its height: a name stands beside it. */
const widestLogo = 3.5;

export const isName = (text: string): boolean =>
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}]/u.test(text) &&
  text.length <= longestName &&
  // Bidi controls could reverse the text around the name.
  !/[\p{Cc}\p{Bidi_Control},]/u.test(text);

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of a colour on that surface, rounded down to tenths. */
export const contrastOf = (color: string): number =>
  Math.floor(((luminance(color) + 0.05) / (luminance(lightestSurface) + 0.05)) * 10) / 10;

/** Mixes a colour with white (255) or black (0). @param share 0 to 1 */
const mixed = (color: string, toward: 0 | 255, share: number): string =>
  `#${channels(color)
    .map((value) =>
      Math.round(value + (toward - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour itself, or the first lighter shade with enough contrast. */
export function readableColor(color: string): string {
  const shares = Array.from({ length: 21 }, (_, index) => index / 20);
  return shares.map((share) => mixed(color, 255, share)).find((one) => contrastOf(one) >= neededContrast) ?? '#ffffff';
}

/** Parses three or six hex digits, with or without `#`, to `#rrggbb`; null for anything else. */
export function colorOf(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}

export type BrandProblem =
  | { readonly kind: 'name' | 'repeated' }
  | { readonly kind: 'contrast'; readonly contrast: number; readonly instead: string }
  | LogoProblem;

export type ReadBrand = Read<Brand> | { readonly problem: BrandProblem };

/** The comma of a data URL separates no parts. */
const comma = /(?<!;base64),/;

async function readPart(
  part: string,
  base: string,
): Promise<Read<Partial<Brand>> | { readonly problem: BrandProblem }> {
  const [field, ...rest] = part.split(':');
  const value = rest.join(':');
  if (field === 'logo') {
    const found = await logoOfAddress(value, base);
    return 'problem' in found ? found : { value: found };
  }
  if (field === 'name') return isName(value) ? { value: { name: value.trim() } } : { problem: { kind: 'name' } };
  if (field !== 'gold') return { accepts: ['name:…', 'gold:f4bd50', 'logo:…', 'none'] };
  const gold = colorOf(value);
  if (gold === null) return { accepts: ['gold:f4bd50', 'gold:%23f4bd50'] };
  const contrast = contrastOf(gold);
  if (contrast >= neededContrast) return { value: { gold } };
  return { problem: { kind: 'contrast', contrast, instead: readableColor(gold) } };
}

/**
 * Reads `name:Acme,gold:f4bd50,logo:/acme.svg`; `none` is the usual brand. Loads the logo, never from another host (APP-383).
 * @param base path of the app, with a slash at both ends
 */
export async function readBrand(text: string, base: string): Promise<ReadBrand> {
  if (text === 'none') return { value: usualBrand };
  const written = text.split(comma);
  const fields = written.map((part) => part.split(':', 1)[0]);
  if (new Set(fields).size < fields.length) return { problem: { kind: 'repeated' } };
  // Such as the rest of "Acme, Inc."
  if (written.some((part, index) => fields[index - 1] === 'name' && !part.includes(':'))) {
    return { problem: { kind: 'name' } };
  }
  const parts = await Promise.all(written.map((part) => readPart(part, base)));
  const wrong = parts.find((part) => !('value' in part));
  if (wrong && !('value' in wrong)) return wrong;
  return { value: Object.assign({ ...usualBrand }, ...parts.map((part) => 'value' in part && part.value)) as Brand };
}

const stored = z.object({
  name: z.nullable(z.string().check(z.refine(isName))),
  gold: z.nullable(z.string().check(z.refine((text) => colorOf(text) === text && contrastOf(text) >= neededContrast))),
  logo: z.nullable(z.string().check(z.refine(isLogo))),
});

/** The brand of this tab; the usual one when none, or an invalid one, is stored. */
export function brandOfTab(): Brand {
  try {
    return stored.parse(JSON.parse(keptBrand.read() ?? 'null'));
  } catch {
    return usualBrand;
  }
}

/** Stores a brand for this tab; a reload shows it. @returns false when storage is full or blocked */
export const keepBrand = (brand: Brand): boolean =>
  keptBrand.write(Object.values(brand).every((part) => part === null) ? null : JSON.stringify(brand));

/** Shows a brand until the page is left, where the browser does not store it. */
export const holdBrand = (brand: Brand): void => keptBrand.hold(JSON.stringify(brand));

/**
 * The stylesheet of a brand. Print and forced colours keep the app's colours (APP-384).
 * @param shape width of the logo as a multiple of its height
 */
export function brandSheet({ name, gold, logo }: Brand, shape = 1): string {
  const rules = [];
  if (gold !== null) {
    const bright = mixed(gold, 255, 0.3);
    const deep = mixed(gold, 0, 0.15);
    const shades = [0.9, 0.75, 0.6, 0.3].map((share) => mixed(gold, 255, share));
    const dark = [0.08, 0.15, 0.3, 0.45, 0.6].map((share) => mixed(gold, 0, share));
    const palette = [...shades, gold, ...dark].map((shade, index) => `--mantine-color-gold-${index}:${shade};`);
    const rgb = channels(gold).join(' ');
    rules.push(
      `:root:root:root{--kp-gold:${gold};--kp-gold-bright:${bright};--kp-gold-deep:${deep};`,
      `--kp-gold-soft:rgb(${rgb} / 0.14);--kp-gold-glow:rgb(${rgb} / 0.22);${palette.join('')}}`,
    );
  }
  // A long name leaves the header's buttons their width
  if (name !== null || logo !== null) rules.push('header a~*{flex:none}');
  if (logo !== null) {
    const wide = Math.min(Math.max(shape, 1), widestLogo).toFixed(2);
    rules.push(
      `[data-brand-mark]{background:url("${logo}") center/contain no-repeat}[data-brand-mark]>*{display:none}`,
      // Beside the name; the chat has places of a fixed width
      `:is(main,header a) [data-brand-mark]{width:auto;max-width:min(22vw,160px);aspect-ratio:${wide}}`,
    );
  }
  return `@media screen and (forced-colors:none){${rules.join('')}}`;
}

/** Applies the brand of this tab. @returns the app settings it changes */
export async function showBrand(): Promise<{ readonly appName?: string }> {
  const brand = brandOfTab();
  const { name, logo } = brand;
  const style = document.createElement('style');
  style.textContent = brandSheet(brand, logo === null ? 1 : await shapeOf(logo));
  document.head.append(style);
  if (logo !== null) {
    const icon = document.querySelector('link[rel=icon]');
    icon?.removeAttribute('type');
    icon?.setAttribute('href', logo);
  }
  return name === null ? {} : { appName: name };
}
