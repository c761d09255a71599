/** Compares two worlds: their state, and their responses to the same reads. */
import { isRecord } from '../kernel/is-record.ts';
import type { Journal } from '../kernel/journal.ts';
import { sortedJson } from '../kernel/sorted-json.ts';
import type { World } from '../kernel/world.ts';
import { answerOfRead, type ReadCall } from './asked-read.ts';
import type { CommandResult } from './command.ts';
import { carryOutDueEvents, replay } from './execute.ts';
import { diffOfDumps, type FieldChange, type WorldDiff } from './world-diff.ts';

/** A world at a given time. */
export interface WorldMoment {
  readonly journal: Journal;
  /** Epoch ms. */
  readonly now: number;
}

/** A read that two worlds answer differently. */
export interface AnswerDifference {
  readonly call: ReadCall;
  /** By path, such as `slots[PG].amount`. Where a world refuses, `message` holds the code. */
  readonly fields: readonly FieldChange[];
}

export interface WorldComparison {
  /** Number of the last entry that both journals share; -1 when they differ from the start. */
  readonly common: number;
  /** Number of entries that each has after it. */
  readonly since: readonly [one: number, other: number];
  /** Changes that turn the first world into the other. */
  readonly state: Omit<WorldDiff, 'before'>;
  /** Number of reads that both answered. */
  readonly asked: number;
  readonly answers: readonly AnswerDifference[];
}

/** The id or code of a row; null without one. */
const rowIdOf = (row: unknown): string | null => {
  const id = isRecord(row) ? (row['_id'] ?? row['code']) : null;
  return typeof id === 'string' ? id : null;
};

const isSame = (one: unknown, other: unknown) => sortedJson(one) === sortedJson(other);

/** Number of the last entry that both journals share. */
function lastCommon(one: Journal, other: Journal): number {
  const first = one.findIndex((entry, index) => !isSame(entry, other[index]));
  return (first < 0 ? one.length : first) - 1;
}

/** The rows of a list by id; null when a row has no id, or two share one. */
function rowsById(list: readonly unknown[]): Record<string, unknown> | null {
  const named = list.map((row) => [rowIdOf(row), row] as const);
  const ids = new Set(named.map(([id]) => id));
  return ids.has(null) || ids.size < list.length ? null : Object.fromEntries(named);
}

/**
 * The fields in which two responses differ. Rows are matched by id, because a new row shifts the others; a row that
 * only one response has is one difference.
 */
export function answerDifferences(one: unknown, other: unknown, path = ''): FieldChange[] {
  if (isSame(one, other)) return [];
  const whole = [{ field: path, before: one, after: other }];
  if (Array.isArray(one) && Array.isArray(other)) {
    const [here, there] = [rowsById(one), rowsById(other)];
    if (!here || !there) return whole;
    const ids = [...new Set([...Object.keys(here), ...Object.keys(there)])];
    const rows = ids.flatMap((id) => answerDifferences(here[id], there[id], `${path}[${id}]`));
    // only the order of the rows differs
    return rows.length > 0 ? rows : whole;
  }
  if (!isRecord(one) || !isRecord(other)) return whole;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => answerDifferences(one[name], other[name], path === '' ? name : `${path}.${name}`));
}

async function worldAt({ journal, now }: WorldMoment): Promise<World> {
  const { world } = await replay(journal);
  await carryOutDueEvents(world, now);
  world.beginStep(Math.max(now, world.now), 'compared');
  return world;
}

const withStatus = ({ status, body }: CommandResult) => (status === 200 ? body : { status, ...(body as object) });

/** @param reads skips calls that are not reads, and reads that a world cannot answer */
export async function compareWorlds(
  one: WorldMoment,
  other: WorldMoment,
  reads: readonly ReadCall[],
): Promise<WorldComparison> {
  const [here, there] = [await worldAt(one), await worldAt(other)];
  const state = diffOfDumps(here.dump(), there.dump());
  const answers: AnswerDifference[] = [];
  let asked = 0;
  for (const call of reads) {
    const [own, its] = [await answerOfRead(here, call), await answerOfRead(there, call)];
    if (!own || !its) continue;
    asked += 1;
    const fields = answerDifferences(withStatus(own), withStatus(its));
    if (fields.length > 0) answers.push({ call, fields });
  }
  const common = lastCommon(one.journal, other.journal);
  const since = ({ journal }: WorldMoment) => journal.length - 1 - common;
  return { common, since: [since(one), since(other)], state, asked, answers };
}
