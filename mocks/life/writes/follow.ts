/** Replays recorded writes in the world, and compares the later answers. */
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { type Command, entryOf, type RequestCommand, requestCommand } from '../../engine/command.ts';
import { executeAt } from '../../engine/execute.ts';
import type { ChangeEntry } from '../../kernel/journal.ts';
import { sortedJson } from '../../kernel/sorted-json.ts';
import { switchTable } from '../../kernel/switches.ts';
import type { World } from '../../kernel/world.ts';
import { mostlyHarmless } from '../choose-reads.ts';
import type { PersonalKind } from '../contract/personal-fields.ts';
import { type LeftOut, LeftOuts, type LeftReason } from '../left-out.ts';
import { askAgain, compared } from '../prove.ts';
import { isFollowed, isRead, type RecordedCall } from '../recording.ts';
import { compareAnswers, type Difference, shown } from './compare-answers.ts';
import { outsideDeeds, timesOf } from './outside-deeds.ts';
import { PairedIds } from './paired-ids.ts';

export interface Parting {
  readonly call: RecordedCall;
  readonly differences: readonly Difference[];
  /** Earlier writes that the world could not follow; possible causes. */
  readonly after: readonly OperationId[];
}

export interface Followed {
  /** The journal after its start, up to the first difference. */
  readonly entries: readonly ChangeEntry[];
  /** Numbers of equal writes, and of equal reads after the first write. */
  readonly same: { readonly writes: number; readonly reads: number };
  readonly partings: readonly Parting[];
  /** Calls that were not compared. */
  readonly left: readonly LeftOut[];
  /** Allowed differences before the first parting, such as `getWallet:invite.success`, each once. */
  readonly unlike: readonly string[];
}

export interface Way {
  readonly world: World;
  /** All calls of the player, with replaced values. */
  readonly calls: readonly RecordedCall[];
  /** Number of calls before the first write that changed something; the world is made from those. */
  readonly before: number;
  readonly player: string;
  readonly knownIds: Iterable<string>;
  readonly isSameText: (kind: PersonalKind, life: string, world: string) => boolean;
  readonly isAllowed: (field: string) => boolean;
}

/** Key of a read; all pages of a list share it. */
const subjectOf = ({ id, path, body }: RecordedCall): string =>
  id.startsWith('list') ? id : sortedJson([id, path, body]);

const overlaps = (one: RecordedCall, other: RecordedCall) =>
  one.at < other.at + other.took && other.at < one.at + one.took;

interface Compared {
  readonly differences: readonly Difference[];
  /** Differing fields that are allowed to differ. */
  readonly allowed: readonly string[];
  /** Id pairs after the comparison. */
  readonly pairs: PairedIds;
}

/** Compares status and error code when at least one side refused. */
function refusalsDiffer(call: RecordedCall, status: number, code: string | null): Difference[] {
  return [
    { path: 'status', life: shown(call.status), world: shown(status) },
    { path: 'message', life: shown(call.code ?? undefined), world: shown(code ?? undefined) },
  ].filter(({ life, world }) => sortedJson(life) !== sortedJson(world));
}

/** Keeps the world at its last entry; reads run on a copy. */
class Follower {
  readonly #way: Way;
  readonly #subjects: ReadonlySet<string>;
  readonly #writes: readonly RecordedCall[];
  #world: World;
  #pairs: PairedIds;
  #entries: ChangeEntry[] = [];
  /** Entries before the first difference; null until there is one. */
  #kept: readonly ChangeEntry[] | null = null;
  readonly #unfollowed: OperationId[] = [];
  readonly #partings: Parting[] = [];
  readonly #left = new LeftOuts();
  readonly #unlike = new Set<string>();
  readonly #same = { writes: 0, reads: 0 };

  constructor(way: Way) {
    this.#way = way;
    this.#world = way.world;
    this.#pairs = new PairedIds(way.knownIds);
    const isAsked = ({ answer, id }: RecordedCall) => answer !== undefined && isRead(id);
    this.#subjects = new Set(way.calls.slice(0, way.before).filter(isAsked).map(subjectOf));
    this.#writes = way.calls.filter(({ id }) => operations[id].effect === 'write');
  }

  /** Adds an entry only if the command changed something. */
  async #execute(world: World, entries: ChangeEntry[], command: Command, at: number) {
    const seq = entries.length + 1;
    const time = Math.max(at, world.now);
    const result = await executeAt(world, command, time, seq);
    if (world.changed || command.kind !== 'request')
      entries.push(entryOf(command, { at: time, seq, result: command.kind === 'request' ? result : null }));
    return result;
  }

  #compare(call: RecordedCall, answer: unknown, pairs: PairedIds): Compared {
    const { isSameText, isAllowed } = this.#way;
    const found = compareAnswers(call.id, compared(call.id, call.answer), compared(call.id, answer), {
      pairs,
      isSameText,
    });
    const fieldOf = ({ path }: Difference) => `${call.id}:${path.replaceAll(/\[\d+\]/g, '[]')}`;
    const isOpen = (difference: Difference) => !isAllowed(fieldOf(difference));
    return {
      differences: found.filter(isOpen),
      allowed: found.filter((difference) => !isOpen(difference)).map(fieldOf),
      pairs,
    };
  }

  #agree({ allowed, pairs }: Compared): void {
    this.#pairs = pairs;
    if (!this.#kept) for (const field of allowed) this.#unlike.add(field);
  }

  #part(call: RecordedCall, differences: readonly Difference[], kept: readonly ChangeEntry[]): void {
    this.#kept ??= kept;
    this.#partings.push({ call, differences, after: [...this.#unfollowed] });
  }

  #commandOf({ id, path, body }: RecordedCall): RequestCommand {
    const asWorld = (value: unknown) => (typeof value === 'string' ? this.#pairs.worldOf(value) : value);
    const all = (given: object) =>
      Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asWorld(value)]));
    const own = { path: all(path) as Record<string, string>, body: body === null ? null : all(body as object) };
    return requestCommand({ operation: id, player: this.#way.player, key: null, ...own });
  }

  async write(call: RecordedCall): Promise<void> {
    const before = [...this.#entries];
    await this.#drawAsInLife(call);
    const { status, body } = await this.#execute(this.#world, this.#entries, this.#commandOf(call), call.at);
    const answer = JSON.parse(JSON.stringify(body)) as { message?: string };
    const code = status === 200 ? null : (answer.message ?? null);
    const found: Compared =
      status === 200 && call.status === 200
        ? this.#compare(call, answer, this.#pairs)
        : { differences: refusalsDiffer(call, status, code), allowed: [], pairs: this.#pairs };
    if (found.differences.length > 0) return this.#part(call, found.differences, before);
    this.#agree(found);
    this.#same.writes += 1;
  }

  async #drawAsInLife({ id, answer }: RecordedCall): Promise<void> {
    if (id !== 'spin') return;
    const code = (answer as { result?: { code?: string } } | undefined)?.result?.code;
    const prize = switchTable.nextPrize.options.find((option) => option === code);
    if (prize !== undefined)
      await this.#execute(
        this.#world,
        this.#entries,
        { kind: 'switch', name: 'nextPrize', value: prize },
        this.#world.now,
      );
  }

  async read(call: RecordedCall): Promise<void> {
    const found = this.#compare(call, await this.#ask(this.#world, call), this.#pairs.copy());
    const { length } = found.differences;
    if (length === 0) this.#agree(found);
    if (length === 0 || (await this.#findDeeds(call, length))) this.#same.reads += 1;
    else this.#part(call, found.differences, [...this.#entries]);
  }

  #ask(world: World, call: RecordedCall): Promise<unknown> {
    const path = Object.fromEntries(
      Object.entries(call.path).map(([name, value]) => [name, this.#pairs.worldOf(value)]),
    );
    return askAgain(world.copy(), { ...call, path }, this.#way.player);
  }

  /**
   * Looks for a QR payment or a bank decision since the last entry that explains the differences.
   * @returns whether all are explained; the deeds are then in the journal
   */
  async #findDeeds(call: RecordedCall, differences: number): Promise<boolean> {
    let left = differences;
    let world = this.#world;
    let entries = this.#entries;
    while (left > 0) {
      const better = await this.#bestDeed(call, world, entries, left);
      if (!better) return false;
      ({ world, entries } = better);
      left = better.found.differences.length;
      if (left > 0) continue;
      [this.#world, this.#entries] = [world, entries];
      this.#agree(better.found);
    }
    return true;
  }

  async #bestDeed(call: RecordedCall, from: World, before: readonly ChangeEntry[], most: number) {
    const times = timesOf(this.#way.calls, before.at(-1)?.at ?? from.now, call.at);
    for (const command of outsideDeeds(this.#way.calls)) {
      for (const at of times) {
        const world = from.copy();
        const entries = [...before];
        const isDone = await this.#execute(world, entries, command, at).then(
          () => true,
          () => false,
        );
        if (!isDone) continue;
        const found = this.#compare(call, await this.#ask(world, call), this.#pairs.copy());
        if (found.differences.length < most) return { world, entries, found };
      }
    }
    return null;
  }

  /** `nothing` for a call not worth a report, null for one that is made or compared. */
  #reasonAgainst(call: RecordedCall): LeftReason | 'nothing' | null {
    const { id, status } = call;
    if (operations[id].effect === 'write') {
      if (isFollowed(id)) return call.isAnswered ? null : 'no-answer';
      return status === 200 && !mostlyHarmless.includes(id) ? 'cannot-follow' : 'nothing';
    }
    if (call.answer === undefined) return 'nothing';
    if (operations[id].tag === 'chat') return 'chat-answers';
    if (!this.#subjects.has(subjectOf(call))) return 'not-read-before';
    return this.#writes.some((write) => overlaps(write, call)) ? 'beside-write' : null;
  }

  async take(call: RecordedCall, isBefore: boolean): Promise<void> {
    const isWrite = operations[call.id].effect === 'write';
    if (isBefore && !isWrite) return;
    const reason = this.#reasonAgainst(call);
    if (reason === null) return isWrite ? this.write(call) : this.read(call);
    if (reason === 'nothing') return;
    this.#left.add(reason, call.id);
    if (isWrite) this.#unfollowed.push(call.id);
  }

  /** @param at time of the last recorded call */
  async end(at: number): Promise<Followed> {
    // events due by the last call have happened in the life too
    if (!this.#kept && this.#world.schedule.hasDue(at))
      await this.#execute(this.#world, this.#entries, { kind: 'clock' }, at);
    return {
      entries: this.#kept ?? this.#entries,
      same: this.#same,
      partings: this.#partings,
      left: this.#left.all,
      unlike: [...this.#unlike],
    };
  }
}

export async function follow(way: Way): Promise<Followed> {
  const follower = new Follower(way);
  for (const [index, call] of way.calls.entries()) await follower.take(call, index < way.before);
  return follower.end(way.calls.at(-1)?.at ?? 0);
}
