import { type OperationId, operations } from '../../../../../contract/generated/operations.ts';
import { openBrowserStore } from '../../../../adapters/browser/browser-machine.ts';
import type { ReadCall } from '../../../../engine/asked-read.ts';
import { Listeners } from '../../../../engine/listeners.ts';
import { worldKey } from '../../../../engine/scenario.ts';
import type { JournalStore } from '../../../../engine/store.ts';
import { compareWorlds, type WorldComparison } from '../../../../engine/world-comparison.ts';
import type { JournalEntry } from '../../../../kernel/journal.ts';
import { withSwitches } from '../../../../kernel/switches.ts';
import type { Sandbox } from '../../../../sandbox/sandbox.ts';
import type { TrafficCall } from '../../../../wire/traffic-log.ts';
import { appStorage } from '../../../tab/memory.ts';
import { closeWindowOf, openEmptyWindow, openSandboxOf, openWorldIn, showWindowOf } from './branch-window.ts';
import { type OtherWorld, otherWorlds, readOther, storeBranch, tokenIn } from './branches.ts';

let opening: Promise<JournalStore> | undefined;
const openStore = () => (opening ??= openBrowserStore());

const changed = new Listeners((problem) => console.error(problem));

/** Notifies when this window adds or discards a branch. @returns unsubscribe */
export const onBranches = (listener: () => void): (() => void) => changed.add(listener);

/** Switches of a journal that does not record them. */
const usualOf = ({ scenario, address }: Sandbox) => withSwitches(scenario.switches, address.set);

export const listOthers = async (sandbox: Sandbox): Promise<OtherWorld[]> =>
  otherWorlds(await openStore(), sandbox.address, usualOf(sandbox));

const page = () => `${location.origin}${location.pathname}`;

/** Closes an opened window again when filling it fails. */
async function filling<T>(opened: Window, job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (problem) {
    opened.close();
    throw problem;
  }
}

/** Opens the world right after an entry as a branch in a second window (APP-370). @returns its name @throws BranchRefused */
export async function branchHere(sandbox: Sandbox, entry: JournalEntry): Promise<string> {
  const opened = openEmptyWindow();
  return filling(opened, async () => {
    const journal = sandbox.journal();
    const made = await storeBranch(await openStore(), sandbox.address, journal, entry, Date.now());
    const [start, ...changes] = journal;
    const token = await tokenIn([start, ...changes.slice(0, entry.seq)], appStorage.token());
    openWorldIn(opened, { sandbox, address: made.address, token, page: page() });
    changed.notify();
    return made.name;
  });
}

/** Focuses the window of a branch, or opens it again. @throws BranchRefused */
export async function showBranch(sandbox: Sandbox, other: OtherWorld): Promise<void> {
  const opened = showWindowOf(other.address);
  if (!opened) return;
  await filling(opened, async () => {
    const { journal } = await readOther(await openStore(), other, usualOf(sandbox), Date.now());
    const token = await tokenIn(journal, appStorage.token());
    openWorldIn(opened, { sandbox, address: other.address, token, page: page() });
  });
}

export interface Compared extends WorldComparison {
  /** World times of both, epoch ms. */
  readonly times: readonly [here: number, there: number];
  /** Whether this window knows an open window of the other world. */
  readonly isOpen: boolean;
}

/** Compares the open world with another one, each at its own time (APP-372). @throws BranchRefused */
export async function compareWith(sandbox: Sandbox, other: OtherWorld): Promise<Compared> {
  const stored = await readOther(await openStore(), other, usualOf(sandbox), Date.now());
  // The clock of an open world may be frozen.
  const running = openSandboxOf(other.address);
  const there = { ...stored, now: running?.now() ?? stored.now };
  const here = { journal: sandbox.journal(), now: sandbox.now() };
  const compared = await compareWorlds(here, there, readsToAsk(sandbox.calls(), appStorage.token()));
  return { ...compared, times: [here.now, there.now], isOpen: running !== null };
}

export async function discardBranch({ address }: OtherWorld): Promise<void> {
  closeWindowOf(address);
  await (await openStore()).setAside(worldKey(address));
  changed.notify();
}

/** Keeps a comparison fast. */
const most = 100;

const nameOf = ({ method, path, body }: ReadCall) => `${method} ${path} ${body ?? ''}`;

const plainReads = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { method, effect, parameters } = operations[id];
  return method === 'GET' && effect === 'read' && parameters.length === 0;
});

/**
 * The reads that a comparison sends to both worlds: those the app made here, newest first, then all without parameters.
 * @param token of the player; null for a visitor, which leaves out reads that need a login
 */
export function readsToAsk(calls: readonly TrafficCall[], token: string | null): ReadCall[] {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const made = calls
    .filter(({ operation }) => operation !== null && operations[operation].effect === 'read')
    .toReversed()
    .map(({ method, path, requestBody }): ReadCall => {
      return { method, path, headers, body: typeof requestBody === 'string' ? requestBody : null };
    });
  const plain = plainReads
    .filter((id) => token !== null || !operations[id].auth)
    .map((id): ReadCall => ({ method: 'GET', path: operations[id].path, headers, body: null }));
  const byName = new Map<string, ReadCall>();
  for (const call of [...made, ...plain]) if (!byName.has(nameOf(call))) byName.set(nameOf(call), call);
  return [...byName.values()].slice(0, most);
}
