/** Things that no screen may show or do, whatever the server sends. */
import texts from '../../src/shared/i18n/en.json' with { type: 'json' };
import { defectsOf } from '../explore/walks/signs.ts';
import { foreignAmounts } from './amounts.ts';

export interface Seen {
  /** All visible and screen-reader text. */
  readonly text: string;
  /** Text of the page itself and of dialogs over it. */
  readonly content: string;
  readonly busy: boolean;
  readonly dangers: readonly string[];
  /** Calls to no API operation. */
  readonly strange: readonly string[];
  /** Console errors and warnings, and uncaught errors. */
  readonly noise: readonly string[];
  /** Parsed responses given to the app; omits those that are not JSON. */
  readonly answers: readonly unknown[];
  readonly computed: readonly number[];
}

/** Texts of the error boundaries. */
const crashed = [texts.boundary.title, texts.boundary.widget, texts.boundary.message];

/** Expected: the app logs the places of a repaired or omitted response. */
const meant = /^(?:Answer of \w+|Event \w+) does not fit the contract/;

export function faultsIn({ text, content, busy, dangers, strange, noise, answers, computed }: Seen): string[] {
  return [
    ...(content.trim().length < 3 ? ['blank screen'] : []),
    ...crashed.filter((words) => text.includes(words)).map((words) => `crash: ${words}`),
    ...defectsOf(text, Object.keys(texts)).map((defect) => `text: ${defect}`),
    ...(busy ? ['waits for ever'] : []),
    ...dangers.map((danger) => `danger: ${danger}`),
    ...strange.map((call) => `call: ${call}`),
    ...noise.filter((line) => !meant.test(line)).map((line) => `console: ${line.slice(0, 300)}`),
    ...foreignAmounts(text, answers, computed).map((amount) => `amount: ${amount} stands in no answer`),
    ...(Object.keys(Object.getPrototypeOf({}) as object).length > 0 || 'hacked' in {}
      ? ['a prototype was changed']
      : []),
  ];
}

/** Dangerous addresses opened in new tabs: provider pages must use HTTPS or the own host. */
export const ledAstray = (addresses: readonly string[], origin: string): string[] =>
  addresses
    .filter(
      (address) => !URL.canParse(address) || !(address.startsWith('https://') || new URL(address).origin === origin),
    )
    .map((address) => `opened ${address.slice(0, 100)}`);
