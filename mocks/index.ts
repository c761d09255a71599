import { Sandbox } from './sandbox.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import type { Scenario } from './scenario.ts';
import type { SandboxPort, StoryShelf } from './start/browser-start.ts';

export type { Act, Said, Story, Target } from './present/story.ts';
export type { Sandbox } from './sandbox.ts';
export type { Description, Machine, SandboxOptions } from './sandbox-options.ts';
export { type Language, type Scenario, scenarioSchema, type WorldAddress, worldKey } from './scenario.ts';
export type { Fault, FaultEffect } from './transport/faults.ts';
export type { WireAnswer, WireRequest } from './transport/message.ts';
export type { SocketEvent } from './transport/socket-log.ts';
export { createMemoryStore, type JournalStore } from './transport/store.ts';
export type { TrafficCall } from './transport/traffic-log.ts';
export { type Switches, type SwitchName, withSwitches } from './world/switches.ts';

/** Opens a simulated world. The only door to the simulator. */
export const createSandbox = (options: SandboxOptions): Promise<Sandbox> => Sandbox.create(options);

/** Opens the world that the page's address asks for and answers the page's calls from it. */
export async function startInBrowser(
  scenarios: readonly Scenario[],
  shelf: StoryShelf,
  base: string,
): Promise<SandboxPort> {
  const { startInBrowser: start } = await import('./start/browser-start.ts');
  return start(scenarios, shelf, base);
}
