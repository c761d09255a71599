import type { OperationId } from '../../../contract/generated/operations.ts';
import type { OperatorActionName } from '../../engine/execute/operator.ts';
import type { WorldAddress } from '../../engine/execute/scenario.ts';
import type { Switches, SwitchName } from '../../kernel/switches.ts';
import type { Language } from '../../reference/language.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { Fault, FaultEffect } from '../../wire/faults.ts';
import type { StartParams } from '../tab/params.ts';
import type { StateRow } from '../tab/state-rows.ts';

export type LocalizedText = Readonly<Record<Language, string>>;

/** A text of the app by its key, cut at the first placeholder without a value. */
export interface AppText {
  readonly key: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** Words of an element: per language, by text key, or the same in all languages. */
export type Words = LocalizedText | AppText | string;

/** A visible element of the screen; in the topmost dialog where one is open. */
export interface Target {
  readonly css: string;
  /** How its text or name begins, in the app's own words; left out where the selector is enough. */
  readonly says?: Words;
  /** Whether the words are its whole text. */
  readonly whole?: boolean;
}

/** One action of a beat: of the player on the screen, of the operator, or of the world's clock. */
export type BeatAction =
  | { readonly do: 'go'; readonly route: string }
  /** Not pressed when `unless` is on the screen. */
  | { readonly do: 'press'; readonly on: Target; readonly unless?: Target }
  | { readonly do: 'type'; readonly on: Target; readonly text: string | LocalizedText }
  /** Chooses a drawn slip with that amount as file; some file names are magic values. */
  | { readonly do: 'choose-slip'; readonly name: string; readonly baht: number }
  | { readonly do: 'see'; readonly what: Target }
  | { readonly do: 'operate'; readonly action: OperatorActionName; readonly data: unknown }
  /** Moves the world's clock: `90s`, `2m`. */
  | { readonly do: 'jump'; readonly by: string }
  | { readonly do: 'set'; readonly name: SwitchName; readonly value: Switches[SwitchName] }
  /** Presses a key where the focus is. */
  | { readonly do: 'key'; readonly key: 'Enter' | 'Escape' }
  | { readonly do: 'pause'; readonly ms: number };

/** One act on the way to a state; the last one waits for the state. */
export type Act =
  | Exclude<BeatAction, { readonly do: 'choose-slip' | 'pause' }>
  | {
      readonly do: 'fault';
      readonly operation: OperationId;
      readonly effect: FaultEffect & Partial<Pick<Fault, 'times'>>;
    }
  /** Waits until it is visible, even if it is disabled or calls are pending. */
  | { readonly do: 'show'; readonly what: Target }
  | { readonly do: 'miss'; readonly what: Target }
  /** Scrolls it into the middle of the window. */
  | { readonly do: 'centre'; readonly what: Target }
  /** Waits until the latest call is of this operation. */
  | { readonly do: 'call'; readonly operation: OperationId }
  /** Reloads the page with faults, in the format of an address. */
  | { readonly do: 'reload'; readonly fault: string };

/** A state of a screen: its world, the route on which the app opens, and the acts that lead to the state. */
export interface ScreenState extends StateRow {
  readonly route: string;
  readonly person: 'visitor' | 'player';
  /** Overrides the scenario's switches, in the format of an address. */
  readonly switches?: string;
  /** Languages of its pictures; all by default. */
  readonly languages?: readonly Language[];
  /** Whether a call stays unanswered in this state. */
  readonly busy?: boolean;
  /** Fixed random value, for a picture that depends on chance. */
  readonly chance?: number;
  readonly acts?: readonly Act[];
  /** CSS selector of the only part to picture; the rest looks like another state. */
  readonly part?: string;
}

export interface Beat {
  readonly title: LocalizedText;
  /** One sentence for the presenter to say. */
  readonly says: LocalizedText;
  readonly acts: readonly BeatAction[];
  /** Leads from any screen to the one after this beat; without it, the presenter plays the beats since the last one that has it. */
  readonly scene?: readonly BeatAction[];
  /** What holds when the beat is over. */
  readonly ends: {
    readonly route: string;
    /** Operation (with a status below 400) or operator action that the beat adds to the journal. */
    readonly entry?: string;
  };
}

/** A demonstration in beats, in a world of its own. */
export interface Story {
  readonly name: string;
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
  readonly world: Pick<WorldAddress, 'scenario'> & Partial<Pick<WorldAddress, 'seed' | 'set'>>;
  readonly as: 'visitor' | 'player';
  /** Leads from any screen to the first one. */
  readonly opening: readonly BeatAction[];
  readonly beats: readonly Beat[];
  /** Number of beats told in its picture (`npm run pictures`). */
  readonly pictured: number;
}

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
