import { type Scenario, worldKey } from '../../engine/execute/scenario.ts';
import type { Machine } from '../../engine/timeline/runtime.ts';
import type { JournalStore } from '../../engine/timeline/store.ts';
import { Sandbox } from '../../sandbox/sandbox.ts';
import { later, wait } from '../timers.ts';
import type { WorldRecord, WorldStore } from './stores/world-store.ts';

/** A message between servers that share worlds. */
export interface PeerMessage {
  readonly world: string;
  /** `moved`: its journal has changed; `drop` and `disconnect`: end its chat connections. */
  readonly what: 'moved' | 'drop' | 'disconnect';
}

/** Sends messages to the other servers, not back to the sender. */
export interface PeerChannel {
  send(message: PeerMessage): void;
}

/** What every hosted world needs. */
export interface HostOptions {
  readonly store: WorldStore;
  readonly scenarios: readonly Scenario[];
  report(problem: unknown): void;
}

/** A world that is open in this process. */
export interface HostedWorld {
  readonly name: string;
  readonly sandbox: Sandbox;
}

/** Whether a world was deleted while it was open: its pending calls get 404 and store nothing. */
interface Life {
  isGone: boolean;
}

/** The journals of a world until it is deleted: another world may take its name. */
function ownJournals(store: JournalStore, life: Life): JournalStore {
  const assertThere = () => {
    if (life.isGone) throw new Error('the world was deleted');
  };
  return {
    ...store,
    append: async (...args) => (assertThere(), store.append(...args)),
    replace: async (...args) => (assertThere(), store.replace(...args)),
    rewind: async (...args) => (assertThere(), store.rewind(...args)),
    setAside: async (...args) => (assertThere(), store.setAside(...args)),
    putFile: async (...args) => (assertThere(), store.putFile(...args)),
  };
}

/** A hosted world with its state in this process. */
export interface Slot extends HostedWorld {
  /** Of the record that the world was opened by (`keyOf`). */
  key: string;
  /** Machine time, epoch ms. */
  lastUsed: number;
  /** Number of running calls. */
  running: number;
  readonly life: Life;
  /** Tells the sandbox that another server has changed the journal of its world. */
  announceJournalChange(): void;
  close(): void;
}

/** Clock, timers and channel of one world; silent after `close`. */
function machineFor(name: string, peers: PeerChannel, report: (problem: unknown) => void) {
  const cancels = new Set<() => void>();
  let closed = false;
  let listener: ((world: string) => void) | null = null;
  const machine: Machine = {
    now: () => Date.now(),
    wait,
    later(ms, run) {
      if (closed) return () => undefined;
      const cancel = later(ms, () => {
        cancels.delete(cancel);
        run();
      });
      cancels.add(cancel);
      return () => {
        cancels.delete(cancel);
        cancel();
      };
    },
    report,
    channel: {
      post: () => peers.send({ world: name, what: 'moved' }),
      onMessage: (onMessage) => {
        listener = onMessage;
      },
    },
  };
  return {
    machine,
    deliver: (world: string) => {
      if (!closed) listener?.(world);
    },
    close: () => {
      closed = true;
      for (const cancel of cancels) cancel();
    },
  };
}

/** Two records with equal keys open the same sandbox. */
export const keyOf = ({ address, frozen }: WorldRecord): string => `${worldKey(address)}${frozen ? ' frozen' : ''}`;

/** Opens a world of the store; reports entries that this build answers differently. */
export async function openSlot(
  name: string,
  record: WorldRecord,
  { store, scenarios, report }: HostOptions,
  peers: PeerChannel,
): Promise<Slot> {
  const life: Life = { isGone: false };
  const reportOwn = (problem: unknown) => {
    if (!life.isGone) report(problem);
  };
  const { machine, deliver, close } = machineFor(name, peers, reportOwn);
  const { address, frozen } = record;
  const sandbox = await Sandbox.create({
    scenarios,
    address,
    frozen,
    store: ownJournals(store.journals(name), life),
    machine,
  });
  if (sandbox.openedAs === 'set-aside') {
    report(`${name}: its journal cannot be read; it is kept beside the new one, and the world begins afresh`);
  }
  const { differences } = sandbox.describe();
  if (differences) {
    const entries = differences.map(({ seq, operation }) => `${seq} ${operation}`).join(', ');
    report(`${name}: this build answers entries of its journal otherwise than they were answered: ${entries}`);
  }
  return {
    name,
    sandbox,
    key: keyOf(record),
    lastUsed: Date.now(),
    running: 0,
    life,
    announceJournalChange: () => deliver(worldKey(sandbox.address)),
    close,
  };
}
