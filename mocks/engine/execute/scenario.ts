import * as z from 'zod/mini';
import { whole } from '../../kernel/arguments.ts';
import { BadCall } from '../../kernel/bad-call.ts';
import { requestedSwitches, type Switches, storedSwitches, switchesSchema } from '../../kernel/switches.ts';
import { worldTime } from '../../kernel/time/duration.ts';
import type { Language } from '../../reference/language.ts';

/** What a scenario is for. */
export type ScenarioGroup = (typeof scenarioGroups)[number];
export const scenarioGroups = ['players', 'money', 'games', 'rewards', 'chat', 'trouble', 'laos'] as const;

/** A preset: plain data that defines how a world begins. */
export interface Scenario {
  readonly name: string;
  readonly group: ScenarioGroup;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  /** The app's language until the visitor chooses one. */
  readonly language: Language;
  readonly switches: Switches;
}

const sentence = z.string().check(z.minLength(1));
const localized = z.strictObject({ th: sentence, la: sentence, en: sentence });
export const scenarioSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  group: z.enum(scenarioGroups),
  title: localized,
  description: localized,
  language: z.enum(['th', 'la', 'en']),
  switches: switchesSchema,
});

/** @throws BadCall for an unknown scenario */
export function scenarioNamed(scenarios: readonly Scenario[], name: string): Scenario {
  const scenario = scenarios.find((candidate) => candidate.name === name);
  if (scenario) return scenario;
  throw new BadCall(`no scenario is named ${name}; there are ${scenarios.map((known) => known.name).join(', ')}`);
}

/** Identifies a world: equal addresses open the same stored world. */
export interface WorldAddress {
  readonly scenario: string;
  readonly seed: number;
  /** World time at the start, epoch ms; null: the moment of the first visit. */
  readonly at: number | null;
  /** Switches that override the preset's. */
  readonly set: Partial<Switches>;
  /** Content key of a world from a link or capsule, which is stored apart from the world begun here. */
  readonly copy?: string;
}

const seed = whole(0, 999_999_999);

/** Parses a seed that a person typed; null for an invalid one. */
export const seedOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? seed.parse(Number(text)) : null);

/** Options of a scenario in the address, a call or the admin API. */
export const addressOptions = z.strictObject({
  seed: z.optional(seed),
  at: z.optional(z.nullable(worldTime)),
  set: z.optional(requestedSwitches),
});

/** A stored address, in a tab's memory, a capsule or a server's record. Looser: earlier versions allowed more. */
export const storedAddress = z.object({
  scenario: z.string().check(z.maxLength(60)),
  seed: z.int(),
  at: z.nullable(z.number().check(z.gte(0), z.lte(8.64e15))),
  set: storedSwitches,
  copy: z.optional(z.string()),
});

/** The storage key of a world: equal addresses, equal keys. */
export function worldKey({ scenario, seed, at, set, copy }: WorldAddress): string {
  const changes = Object.entries(set)
    .map(([name, value]) => `${name}:${value}`)
    .sort();
  return [scenario, seed, at ?? '', changes.join(','), ...(copy ? [copy] : [])].join('|');
}
