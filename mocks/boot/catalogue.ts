import type { ScreenState, Story } from '../devtools/presenter/story.ts';
import type { Scenario } from '../engine/execute/scenario.ts';

/** Stories and states, which are performed step by step. */
export interface Scripted {
  readonly stories: readonly Story[];
  readonly states: readonly ScreenState[];
}

/** Everything an address can open. */
export interface Catalogue {
  readonly scenarios: readonly Scenario[];
  /** Loads the descriptions of the scenarios. */
  describeScenarios(): Promise<void>;
  /** For checking the address. */
  readonly storyNames: readonly string[];
  /** Loads the stories and the states of all screens. */
  loadScripted(): Promise<Scripted>;
}
