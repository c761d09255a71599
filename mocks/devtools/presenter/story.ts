import type { OperatorActionName } from '../../engine/operator.ts';
import type { WorldAddress } from '../../engine/scenario.ts';
import type { Language } from '../../reference/language.ts';

/** A text in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** A visible element of the screen; in the topmost dialog where one is open. */
export interface Target {
  /** CSS selector of the candidates. */
  readonly css: string;
  /** How its text or name begins, in the app's own words; left out where the selector is enough. */
  readonly says?: LocalizedText;
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
  | { readonly do: 'pause'; readonly ms: number };

/** A beat of a story. */
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
}
