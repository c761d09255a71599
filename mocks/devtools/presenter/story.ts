import type { OperatorActionName } from '../../engine/operator.ts';
import type { WorldAddress } from '../../engine/scenario.ts';
import type { Language } from '../../reference/language.ts';

/** The same words in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Something on the screen, found as a person finds it: visible, in the dialog on top where one is open. */
export interface Target {
  /** A CSS selector of what it may be. */
  readonly css: string;
  /** What it says or is named, in the app's own words; left out where the selector is enough. */
  readonly says?: LocalizedText;
}

/** One thing that a beat does: with the player's hands, through the real screens, or as the people behind the site. */
export type StepAction =
  | { readonly do: 'go'; readonly route: string }
  /** `unless`: what need not be opened when it is there already. */
  | { readonly do: 'press'; readonly on: Target; readonly unless?: Target }
  | { readonly do: 'type'; readonly on: Target; readonly text: string | LocalizedText }
  /** Chooses a drawn slip of so many baht; a few file names mean more (see the magic values). */
  | { readonly do: 'choose-slip'; readonly name: string; readonly baht: number }
  | { readonly do: 'see'; readonly what: Target }
  | { readonly do: 'operate'; readonly action: OperatorActionName; readonly data: unknown }
  /** Moves the world's clock: `90s`, `2m`. */
  | { readonly do: 'jump'; readonly by: string }
  | { readonly do: 'pause'; readonly ms: number };

export interface StoryStep {
  readonly title: LocalizedText;
  /** What a presenter can say meanwhile, in one sentence. */
  readonly says: LocalizedText;
  readonly acts: readonly StepAction[];
  /** Leads from anywhere to how the screen stands after this beat; a beat without can't be gone back to. */
  readonly scene?: readonly StepAction[];
  /** What is promised when it is over. */
  readonly ends: {
    readonly route: string;
    /** The operation that was answered well, or the operator's action, that the journal holds since it began. */
    readonly entry?: string;
  };
}

/** A demonstration in named beats, told in a world of its own. */
export interface Story {
  readonly name: string;
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
  readonly world: Pick<WorldAddress, 'scenario'> & Partial<Pick<WorldAddress, 'seed' | 'set'>>;
  readonly as: 'visitor' | 'player';
  /** Leads from anywhere to the first picture. */
  readonly opening: readonly StepAction[];
  readonly beats: readonly StoryStep[];
}
