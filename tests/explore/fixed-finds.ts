/** Fixed finds of `tests/finds`: each step by its words, or as plain data with its control. */
import { errors } from '@playwright/test';
import { type Driver, type Named, OutOfReach } from './driver.ts';
import type { Step } from './step.ts';
import { kinds } from './steps/all.ts';
import type { WalkWorld } from './walk.ts';
import type { NamedControl } from './walks/acts.ts';
import { commands } from './walks/rules.ts';

type Control = NamedControl<Named['role']>;
type StoredStep =
  | ({ readonly do: 'press' | 'twice' } & Control)
  | ({ readonly do: 'paste'; readonly text: string } & Control);

export interface FixedFind {
  readonly rule: string;
  readonly world: WalkWorld;
  readonly steps: readonly (string | StoredStep)[];
}

const byWords = new Map(kinds.flatMap(({ steps }) => steps.map((step) => [step.words, step] as const)));

/** Figures, including separators. */
const figures = /\d(?:[\d.,:]*\d)?/g;
/** Keeps words of Thai and Lao whole (DES-95). */
const joiner = '\u2060';
const wholeWords = /\p{Script=Thai}|\p{Script=Lao}/u;

/** Matches names that differ only in figures, joiners and kinds of spaces; returns a name without figures as it is. */
export function namesLike(name: string): string | RegExp {
  const parts = name.replaceAll(joiner, '').split(figures);
  if (parts.length === 1 && !wholeWords.test(name)) return name;
  const signs = (part: string) =>
    [...part].map((sign) => (/\s/.test(sign) ? '\\s' : sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')));
  const loose = parts.map((part) => signs(part).join(wholeWords.test(part) ? `${joiner}?` : ''));
  return new RegExp(`^${loose.join('\\d(?:[\\d.,:]*\\d)?')}$`);
}

/** @throws for unknown words */
export function stepOf(stored: string | StoredStep): Step {
  if (typeof stored === 'string') {
    const step = byWords.get(stored);
    if (!step) throw new Error(`no step is called ${JSON.stringify(stored)}`);
    return step;
  }
  const { role, name, nth } = stored;
  const what: Named = { role, name: namesLike(name), nth };
  const called = `the ${role} ${JSON.stringify(name)}${nth > 0 ? `, number ${nth + 1} of them` : ''}`;
  // The control may vanish at the same moment, for example when scrolling to it loads its content.
  const take = (act: (driver: Driver) => Promise<void>) => (driver: Driver) =>
    act(driver).catch(async (error: unknown) => {
      const isMissed = error instanceof OutOfReach || error instanceof errors.TimeoutError;
      if (!isMissed || (await driver.has(what))) throw error;
    });
  const step = { may: () => true, ready: (driver: Driver) => driver.has(what) };
  if (stored.do === 'paste') {
    const words = `paste ${stored.text.length} characters into ${called}`;
    return { ...step, words, take: take((driver) => driver.paste(what, stored.text)) };
  }
  // A press may send any command, but none twice with equal contents.
  const sendsAny = { sends: commands, sendsEach: true };
  return stored.do === 'press'
    ? { ...step, ...sendsAny, words: `press ${called}`, take: take((driver) => driver.tap(what)) }
    : { ...step, ...sendsAny, words: `press ${called} twice`, take: take((driver) => driver.tapTwice(what)) };
}
