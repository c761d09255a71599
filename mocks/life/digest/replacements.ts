/** Replacements of the same shape, from the simulator's names and phrases. */
import { slipImage } from '../../art/paths.ts';
import type { Random } from '../../kernel/random.ts';
import { names, phrases } from '../../reference/reference-data.ts';

type Draw = Pick<Random, 'int' | 'pick'>;

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const small = capitals.toLowerCase();
const isThai = (text: string) => /\p{Script=Thai}/u.test(text);
const isLao = (text: string) => /\p{Script=Lao}/u.test(text);

/** @param hex whether letters stay hexadecimal */
function otherSign(draw: Draw, sign: string, hex: boolean): string {
  if (/\d/.test(sign)) return String(draw.int(0, 9));
  const letters = /[a-z]/.test(sign) ? small : /[A-Z]/.test(sign) ? capitals : null;
  return letters === null ? sign : draw.pick([...(hex ? letters.slice(0, 6) : letters)]);
}

/** Letters and digits change within their kind; length and other characters stay. */
export function otherId(draw: Draw, value: string): string {
  const hex = /^[\da-f-]+$/i.test(value);
  return [...value]
    .map((sign) => (/\p{L}/u.test(sign) && !/[a-z]/i.test(sign) ? draw.pick([...small]) : otherSign(draw, sign, hex)))
    .join('');
}

/** Keeps the first two digits, by which the app recognizes a phone number. */
export const otherPhone = (draw: Draw, value: string): string => value.slice(0, 2) + otherId(draw, value.slice(2));

/** A name in the same script. */
export function otherName(draw: Draw, value: string): string {
  const { first, last } = names[isLao(value) ? 'lao' : 'thai'];
  const script = isThai(value) || isLao(value) ? 'local' : 'latin';
  const name = `${draw.pick(first)[script]} ${draw.pick(last)[script]}`;
  if (script === 'local' || value !== value.toUpperCase())
    return value === value.toLowerCase() ? name.toLowerCase() : name;
  return name.toUpperCase();
}

/** Used when every phrase of the language occurs in the recording. */
const plainWords = { th: 'ข้อความ', la: 'ຂໍ້ຄວາມ', en: 'message' } as const;

/** @param attempt number of phrases already tried */
export function otherText(draw: Draw, value: string, attempt: number): string {
  const language = isLao(value) ? 'la' : isThai(value) ? 'th' : 'en';
  const phrase = draw.pick(phrases[language]);
  return attempt < 20 ? phrase : `${plainWords[language]} ${draw.int(1000, 9999999)}`;
}

export const otherPicture = (draw: Draw): string => slipImage(draw.int(0, 2));

/** Handles addresses, phone numbers and postbacks. */
export function otherLink(draw: Draw, value: string): string {
  const scheme = /^(https?:\/\/|tel:|mailto:)/i.exec(value)?.[0].toLowerCase();
  const page = () => Array.from({ length: 12 }, () => draw.pick([...small])).join('');
  if (scheme === undefined) return otherId(draw, value);
  if (scheme === 'tel:') return `tel:${otherPhone(draw, value.slice(4))}`;
  return scheme === 'mailto:' ? `mailto:${page()}@life.example` : `https://life.example/${page()}`;
}
