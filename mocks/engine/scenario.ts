import * as z from 'zod/mini';
import { type Switches, switchesSchema } from '../kernel/switches.ts';
import type { Language } from '../reference/language.ts';

/** A preset: plain data that says how a world begins. */
export interface Scenario {
  readonly name: string;
  readonly description: Readonly<Record<Language, string>>;
  /** The language it opens in when the visitor has not chosen one. */
  readonly language: Language;
  readonly switches: Switches;
}

const sentence = z.string().check(z.minLength(1));
export const scenarioSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  description: z.strictObject({ th: sentence, la: sentence, en: sentence }),
  language: z.enum(['th', 'la', 'en']),
  switches: switchesSchema,
});

/** Which world: the part of an address that makes it another one. */
export interface WorldAddress {
  readonly scenario: string;
  readonly seed: number;
  /** World time at the start, epoch ms; null: the moment of the first visit. */
  readonly at: number | null;
  /** Switches over the preset's own. */
  readonly set: Partial<Switches>;
  /** A world that came in a link or a capsule, by its content: kept apart from the one begun here. */
  readonly copy?: string;
}

/** The name a world is stored under: equal addresses, equal worlds. */
export function worldKey({ scenario, seed, at, set, copy }: WorldAddress): string {
  const changes = Object.entries(set)
    .map(([name, value]) => `${name}:${value}`)
    .sort();
  return [scenario, seed, at ?? '', changes.join(','), ...(copy ? [copy] : [])].join('|');
}
