/** Named sets of faults, kept in this browser and packed into links. */
import * as z from 'zod/mini';
import { BadCall } from '../../kernel/bad-call.ts';
import { sortedJson } from '../../kernel/sorted-json.ts';
import { CapsuleError } from '../../sandbox/capsule.ts';
import { packForLink, unpackCapsule } from '../../sandbox/pack-capsule.ts';
import { type Fault, faultSchema } from '../../wire/faults.ts';
import { readFault } from '../../wire/sandbox-calls.ts';
import { keptText } from './memory.ts';

export interface FaultSet {
  readonly name: string;
  readonly faults: readonly Fault[];
}

export const longestName = 60;
/** Maximum number of sets in a browser. */
const setsKept = 50;

const setSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestName)),
  faults: z.array(faultSchema).check(z.minLength(1), z.maxLength(50)),
});

/** Reads an untrusted set; null when a part of it is invalid, or unknown to this build. */
function parseSet(value: unknown): FaultSet | null {
  const parsed = setSchema.safeParse(value);
  if (!parsed.success) return null;
  const { name, faults } = parsed.data;
  try {
    return { name, faults: faults.map(({ operation, ...effect }) => readFault(operation, effect)) };
  } catch (error) {
    if (error instanceof BadCall) return null;
    throw error;
  }
}

const kept = keptText('krapao-sandbox.fault-sets');
const unread = keptText('krapao-sandbox.fault-sets-unread');

/** The stored list. It may hold sets of another build, which stay in it. */
function storedList(): readonly unknown[] {
  const text = kept.read();
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (Array.isArray(list)) return list;
  } catch {
    // set aside below
  }
  unread.write(text ?? '');
  return [];
}

export const faultSets = (): readonly FaultSet[] => storedList().flatMap((one) => parseSet(one) ?? []);

/** Why a set was not added; `held`: it is, but only until the page is left. */
export type Keeping = 'kept' | 'held' | 'nameless' | 'taken' | 'full';

/** Adds a set to those of this browser. Replaces none. */
export function keepFaultSet(set: FaultSet): Keeping {
  const parsed = parseSet(set);
  if (!parsed) return 'nameless';
  const list = storedList();
  if (faultSets().some(({ name }) => name === parsed.name)) return 'taken';
  if (list.length >= setsKept) return 'full';
  return kept.write(JSON.stringify([...list, parsed])) ? 'kept' : 'held';
}

export const dropFaultSet = (name: string): void =>
  void kept.write(JSON.stringify(storedList().filter((one) => parseSet(one)?.name !== name)));

/** Adds a set from a link, under a numbered name when another set has its own. */
export function keepReceived({ name, faults }: FaultSet): void {
  const text = sortedJson(faults);
  const known = new Map(faultSets().map((set) => [set.name, sortedJson(set.faults)]));
  let free = name;
  for (let number = 2; known.has(free) && known.get(free) !== text; number += 1)
    free = `${name.slice(0, longestName - 4)} ${number}`;
  if (!known.has(free)) keepFaultSet({ name: free, faults });
}

/** A set as a parameter of an address. @throws CapsuleError `too-large` */
export const packFaultSet = (set: FaultSet): Promise<string> => packForLink(JSON.stringify(set));

/** @returns null when this is no set, or one of another build */
export async function unpackFaultSet(packed: string): Promise<FaultSet | null> {
  try {
    return parseSet(JSON.parse(await unpackCapsule(packed)));
  } catch (error) {
    if (error instanceof CapsuleError || error instanceof SyntaxError) return null;
    throw error;
  }
}
