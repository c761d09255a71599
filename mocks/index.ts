import type { SandboxPort } from './boot/browser-start.ts';
import { completeBrowser } from './boot/complete-browser.ts';
import type { Catalogue } from './boot/open-scripted.ts';
import type { SandboxOptions } from './engine/timeline/runtime.ts';
import { Sandbox } from './sandbox/sandbox.ts';

export type {
  Act,
  AppText,
  BeatAction,
  LocalizedText,
  ScreenState,
  Story,
  Target,
  Words,
} from './devtools/presenter/story.ts';
export type { ApiRequest, ApiResponse } from './engine/checks/api-message.ts';
export {
  type Scenario,
  type ScenarioGroup,
  scenarioSchema,
  type WorldAddress,
  worldKey,
} from './engine/execute/scenario.ts';
export type { Description } from './engine/timeline/inspection.ts';
export type { Machine, SandboxOptions } from './engine/timeline/runtime.ts';
export { createMemoryStore, type JournalStore } from './engine/timeline/store.ts';
export { type Switches, type SwitchName, withSwitches } from './kernel/switches.ts';
export type { Language } from './reference/language.ts';
export { demoPlayer } from './reference/reference-data.ts';
export type { Sandbox } from './sandbox/sandbox.ts';
export type { Fault, FaultEffect } from './wire/faults.ts';
export type { SocketEvent } from './wire/socket-log.ts';
export type { TrafficCall } from './wire/traffic-log.ts';

/** Opens a simulated world. The only door to the simulator. */
export const createSandbox = (options: SandboxOptions): Promise<Sandbox> => Sandbox.create(options);

/** Opens the world that the page's address asks for and answers the page's calls from it. */
export async function startInBrowser(catalogue: Catalogue, base: string): Promise<SandboxPort> {
  // Before any library of the simulator runs.
  await completeBrowser();
  const { startInBrowser: start } = await import('./boot/browser-start.ts');
  return start(catalogue, base);
}
