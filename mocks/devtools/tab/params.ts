import { seedOf, type WorldAddress } from '../../engine/execute/scenario.ts';
import {
  isSwitchName,
  parseSwitchValue,
  type Switches,
  type SwitchName,
  switchNames,
  switchTable,
  switchTexts,
} from '../../kernel/switches.ts';
import { worldTime } from '../../kernel/time/duration.ts';
import type { Language } from '../../reference/language.ts';
import type { ParameterName } from './parameter-names.ts';

/** Parameters of the address; null if absent. */
export interface StartParams {
  readonly scenario: string | null;
  readonly seed: number | null;
  /** Epoch ms. */
  readonly at: number | null;
  readonly set: Partial<Switches> | null;
  readonly freeze: boolean | null;
  readonly lang: Language | null;
  readonly as: 'player' | 'visitor' | null;
  readonly panel: boolean | null;
  readonly net: 'page' | 'worker' | null;
  readonly reset: boolean;
  /** Whether a wide screen shows the app in a phone. */
  readonly frame: 'phone' | null;
  /** The story to present; `1` shows the menu of stories. `state:` with an unchecked value for that parameter. */
  readonly present: string | null;
}

/** An invalid parameter and its accepted values. */
export interface ParamProblem {
  readonly parameter: string;
  readonly value: string;
  readonly accepts: readonly string[];
  /** What is wrong: `time` has bounds, `whole` allows no fractions, the others name the wrong part. */
  readonly rule?: 'time' | 'whole' | 'switch' | 'switchValue' | FaultRule;
  /** The wrong part of a value with several. */
  readonly part?: string;
  /** Shown instead of the accepted values. */
  readonly reason?: string;
}

/** What is wrong with a fault of an address. */
type FaultRule = 'faultOperation' | 'faultBracket' | 'faultField' | 'faultCall' | 'faultNoCode' | 'faultCode';

export type Read<T> = { readonly value: T } | Pick<ParamProblem, 'accepts' | 'rule' | 'part'>;

const oneOf = <const T extends string>(text: string, options: readonly T[]): Read<T> =>
  (options as readonly string[]).includes(text) ? { value: text as T } : { accepts: options };

const flag = (text: string): Read<boolean> =>
  text === '1' || text === '0' ? { value: text === '1' } : { accepts: ['0', '1'] };

function readSeed(text: string): Read<number> {
  const seed = seedOf(text);
  return seed === null ? { accepts: ['0 … 999999999'] } : { value: seed };
}

/** Whether the day exists; `Date.parse` reads 30 February as 2 March. */
const exists = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

function readTime(text: string): Read<number> {
  // An unescaped + arrives as a space; without a zone it is Bangkok time, as everywhere in the product
  const match = /^((\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[ +-]\d{2}:\d{2})?$/.exec(text);
  const [, local, day = '', zone = '+07:00'] = match ?? [];
  const time = worldTime.safeParse(exists(day) ? Date.parse(`${local}${zone.replace(' ', '+')}`) : Number.NaN);
  return time.success ? { value: time.data } : { accepts: ['2026-03-14T20:15:00+07:00'], rule: 'time' };
}

function readSet(text: string): Read<Partial<Switches>> {
  const changes: Partial<Record<string, unknown>> = {};
  for (const part of text.split(',').filter((piece) => piece !== '')) {
    const [name = '', ...rest] = part.split(':');
    if (!isSwitchName(name)) return { rule: 'switch', part: name, accepts: switchNames.map((known) => `${known}:…`) };
    const value = parseSwitchValue(name, rest.join(':'));
    if (value === null) return switchProblem(name, part);
    changes[name] = value;
  }
  return { value: changes as Partial<Switches> };
}

function switchProblem(name: SwitchName, part: string): Read<never> {
  const entry = switchTable[name];
  const accepts = switchTexts(name).map((value) => `${name}:${value}`);
  return { accepts, part, rule: entry.kind === 'number' && entry.whole ? 'whole' : 'switchValue' };
}

/**
 * Reads the parameters of an address, which is untrusted: every invalid one becomes a problem, none is guessed.
 * @returns also how many were not read: they are unknown, repeated, or read by `unusual-address.ts`
 */
export function parseStartParams(
  search: string,
  scenarios: readonly string[],
  stories: readonly string[],
): { params: StartParams; problems: ParamProblem[]; unread: number } {
  const query = new URLSearchParams(search);
  const problems: ParamProblem[] = [];
  let unread = [...query].length;
  const read = <T>(parameter: ParameterName, reader: (text: string) => Read<T>): T | null => {
    const value = query.get(parameter);
    if (value === null) return null;
    unread -= 1;
    const result = reader(value);
    if ('value' in result) return result.value;
    problems.push({ parameter, value, ...result });
    return null;
  };
  const params: StartParams = {
    scenario: read('scenario', (text) => oneOf(text, scenarios)),
    seed: read('seed', readSeed),
    at: read('at', readTime),
    set: read('set', readSet),
    freeze: read('freeze', flag),
    lang: read('lang', (text) => oneOf(text, ['th', 'la', 'en'])),
    as: read('as', (text) => oneOf(text, ['player', 'visitor'])),
    panel: read('panel', flag),
    net: read('net', (text) => oneOf(text, ['page', 'worker'])),
    reset: read('reset', flag) ?? false,
    frame: read('frame', (text) => oneOf(text, ['phone'])),
    present:
      read('present', (text) => oneOf(text, ['1', ...stories])) ??
      read('state', (text) => ({ value: `state:${text}` })),
  };
  return { params, problems, unread };
}

export const namesWorld = ({ scenario, seed, at, set }: StartParams): boolean =>
  scenario !== null || seed !== null || at !== null || set !== null;

/** The default world. */
export const usualAddress: WorldAddress = { scenario: 'everyday', seed: 1, at: null, set: {} };

/** The world of an address; the last one used when the address says nothing about the world. */
export function addressOf(params: StartParams, last: WorldAddress | null): WorldAddress {
  const { scenario, seed, at, set } = params;
  if (!namesWorld(params) && last) return last;
  return { scenario: scenario ?? (last ?? usualAddress).scenario, seed: seed ?? usualAddress.seed, at, set: set ?? {} };
}
