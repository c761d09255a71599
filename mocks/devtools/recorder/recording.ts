/** A recording, and its storage in the tab. */
import * as z from 'zod/mini';
import { storedAddress, type WorldAddress } from '../../engine/scenario.ts';
import { demoPlayer } from '../../reference/logins.ts';
import { magic } from '../../reference/magic.ts';
import type { Act, BeatAction, Target } from '../presenter/story.ts';
import { keptRecording } from '../tab/memory.ts';

export type { Target } from '../presenter/story.ts';

/** Acts that can be recorded. Only stories can perform `choose-slip`. */
export type RecordedAct =
  | Extract<Act, { readonly do: 'press' | 'go' | 'operate' | 'jump' | 'set' | 'key' }>
  | { readonly do: 'type'; readonly on: Target; readonly text: string }
  | Extract<BeatAction, { readonly do: 'choose-slip' }>;

/**
 * Why the tester is asked about a step. `lost`: the search does not find the element. `several`: several texts of the app have
 * these words. `words`: the words are no text of the app. `place`: it has no name. `beside`: it was outside the open sheet.
 */
export const doubts = ['lost', 'several', 'words', 'place', 'beside'] as const;
export type Doubt = (typeof doubts)[number];

export interface Step {
  readonly act: RecordedAct;
  /** Route on which the step was made. */
  readonly route: string;
  /** Operation or operator action that the step has added to the journal. */
  readonly entry?: string | undefined;
  /** Other ways to find the same element. */
  readonly others?: readonly Target[] | undefined;
  readonly doubt?: Doubt | undefined;
  /** Name of the element that the search finds instead. */
  readonly found?: string | undefined;
  /** Whether a typed secret was replaced with a known value. */
  readonly masked?: boolean | undefined;
}

export interface Recording {
  readonly began: {
    readonly address: WorldAddress;
    readonly person: 'visitor' | 'player';
    readonly route: string;
    /** Number of journal entries after the start entry. */
    readonly changes: number;
  };
  readonly steps: readonly Step[];
  /** Number of the last journal entry that was read. */
  readonly seen: number;
  /** Whether journal entries were undone meanwhile. */
  readonly isRewound: boolean;
  readonly ended: {
    readonly route: string;
    /** Candidates for a sign of the end, the likeliest first. */
    readonly signs: readonly Target[];
    /** Index of the chosen sign; out of range for none. */
    readonly sign: number;
  } | null;
}

const text = z.string().check(z.maxLength(4_000));
const name = z.string().check(z.regex(/^\w{1,60}$/));
const route = z.string().check(z.regex(/^\/[\w\-./%]{0,300}$/));
const target = z.object({
  css: text,
  says: z.optional(z.union([text, z.object({ key: text, values: z.optional(z.record(z.string(), text)) })])),
  whole: z.optional(z.boolean()),
});
const act = z.union([
  z.object({ do: z.literal('press'), on: target }),
  z.object({ do: z.literal('type'), on: target, text }),
  z.object({ do: z.literal('go'), route }),
  z.object({ do: z.literal('operate'), action: name, data: z.unknown() }),
  z.object({ do: z.literal('jump'), by: z.string().check(z.regex(/^\d{1,9}s$/)) }),
  z.object({ do: z.literal('set'), name, value: z.union([text, z.number(), z.boolean()]) }),
  z.object({ do: z.literal('key'), key: z.enum(['Enter', 'Escape']) }),
  z.object({ do: z.literal('choose-slip'), name: text, baht: z.number() }),
]);
const count = z.int().check(z.gte(0));
const step = z.object({
  act,
  route,
  entry: z.optional(name),
  others: z.optional(z.array(target)),
  doubt: z.optional(z.enum(doubts)),
  found: z.optional(text),
  masked: z.optional(z.boolean()),
});
const recording = z.object({
  began: z.object({ address: storedAddress, person: z.enum(['visitor', 'player']), route, changes: count }),
  steps: z.array(step).check(z.maxLength(1_000)),
  seen: count,
  isRewound: z.boolean(),
  ended: z.nullable(z.object({ route, signs: z.array(target), sign: count })),
});

/** Reads the recording of this tab; the storage is untrusted. */
export function keptHere(): Recording | 'unreadable' | null {
  const kept = keptRecording.read();
  if (kept === null) return null;
  try {
    const read = recording.safeParse(JSON.parse(kept));
    return read.success ? (read.data as Recording) : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** Stores a recording for the next page load; null removes it. @returns whether it was stored */
export function keep(next: Recording | null): boolean {
  return keptRecording.write(next && JSON.stringify(next));
}

/** One-time code of every world. */
const usualCode = '123456';
const newPassword = 'secret99';

type Secret = 'password' | 'new-password' | 'code';

/** Works while the password is shown, too: the type of its field is then `text`. */
function secretOf(field: Element): Secret | null {
  const auto = field.getAttribute('autocomplete') ?? '';
  if (auto === 'one-time-code' || field.getAttribute('name') === 'otp') return 'code';
  if (auto === 'new-password') return 'new-password';
  return auto === 'current-password' || field.matches('[type=password]') ? 'password' : null;
}

/** The text to record for a typed one: a known value replaces a secret. Documented values are no secrets. */
export function recordedText(field: Element, typed: string): { readonly text: string; readonly masked?: true } {
  const secret = secretOf(field);
  if (secret === null || typed === '') return { text: typed };
  if (secret === 'code') {
    const isKnown = typed === usualCode || Object.hasOwn(magic.otpCodes, typed);
    return { text: isKnown ? typed : usualCode, masked: true };
  }
  const known = [demoPlayer.password, newPassword].find((password) => password === typed);
  return { text: known ?? (secret === 'password' ? demoPlayer.password : newPassword), masked: true };
}
