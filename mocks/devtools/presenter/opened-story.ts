import type { WorldAddress } from '../../engine/scenario.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { StartParams } from '../tab/params.ts';

/** A story to present or a state to show: the address of its world, and `begin`, which starts it there. */
export interface OpenedStory {
  /** Remembered by the tab for reloads. */
  readonly name: string;
  readonly address: WorldAddress;
  readonly params: StartParams;
  /** Whether another tab presents it already; this tab then takes over the session. */
  readonly joins: boolean;
  readonly hidesPanel: boolean;
  begin(sandbox: Sandbox): void;
}
