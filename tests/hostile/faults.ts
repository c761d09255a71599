/** What no screen may show or do, whatever the server said. */
import texts from '../../src/shared/i18n/en.json' with { type: 'json' };
import { defectsIn } from '../support/oracles.ts';
import { foreignAmounts } from './amounts.ts';

export interface Seen {
  /** All that is shown or read out. */
  readonly text: string;
  /** What stands in the page itself and in the dialogs over it. */
  readonly content: string;
  readonly busy: boolean;
  readonly dangers: readonly string[];
  /** Calls to what is no operation of the API. */
  readonly strange: readonly string[];
  /** Errors and warnings of the console, errors that were not caught. */
  readonly noise: readonly string[];
  /** Answers that the app was given, parsed; those that are no JSON are left out. */
  readonly answers: readonly unknown[];
  readonly computed: readonly number[];
}

/** Words of the pages that stand where something crashed. */
const crashed = [texts.boundary.title, texts.boundary.widget, texts.boundary.message];

/** An answer that is mended or left out is logged by its places: that is meant. */
const meant = /^(?:Answer of \w+|Event \w+) does not fit the contract/;

export function faultsIn({ text, content, busy, dangers, strange, noise, answers, computed }: Seen): string[] {
  return [
    ...(content.trim().length < 3 ? ['blank screen'] : []),
    ...crashed.filter((words) => text.includes(words)).map((words) => `crash: ${words}`),
    ...defectsIn(text).map((defect) => `text: ${defect}`),
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

/** Dangers among the addresses that new tabs were led to: a page of a provider is on HTTPS or on the own host. */
export const ledAstray = (addresses: readonly string[], origin: string): string[] =>
  addresses
    .filter(
      (address) => !URL.canParse(address) || !(address.startsWith('https://') || new URL(address).origin === origin),
    )
    .map((address) => `opened ${address.slice(0, 100)}`);
