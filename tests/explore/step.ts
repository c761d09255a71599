/** One step of a walk: something that a player, the people behind the site, or the weather does. */
import type { Broken, StepEffects } from '../../mocks/devtools/walks/rules.ts';
import type { Control, View } from '../../mocks/devtools/walks/view.ts';
import type { Language } from '../support/address.ts';
import { type Texts, textsOf } from '../support/texts.ts';
import type { Hands, Named } from './hands.ts';

export const languages: readonly Language[] = ['th', 'la', 'en'];

/** By what a document says of its language. */
export const languageOf = (tag: string): Language => (tag === 'lo' ? 'la' : tag === 'en' ? 'en' : 'th');

/** What the model knows of the player: what the screen shows, and what the last steps brought about. */
export interface Player {
  view: View;
  language: Language;
  steps: number;
  /** Whether the line is up: without it no answer comes, and old figures may stay. */
  online: boolean;
  /** How many tabs of the browser are open. */
  readonly tabs: number;
  /** The step that was taken last, apart from those that only repeat one or change the tab. */
  last: Step | null;
  /** The calls that the page on the screen has made, now or when the walk was there before, and how many pages have made each. */
  asked: ReadonlyMap<string, number>;
  /** Steps taken on this page since the walk came to it. */
  stayed: number;
  /** The world as it was when the walk began: how many entries its journal had, and all it held. */
  readonly start: { readonly entries: number; readonly world: string };
}

export interface Step extends StepEffects {
  /** What is done, in plain words. */
  readonly words: string;
  /** Whether a player could do it now. */
  readonly may: (player: Player) => boolean;
  /** Whether its control is on the page, for a step of a kept find. */
  readonly ready?: (hands: Hands) => Promise<boolean>;
  readonly take: (hands: Hands, player: Player) => Promise<void>;
  /** How much more rarely than others of its kind it is drawn now. */
  readonly rarity?: (player: Player) => number;
  /** Whether a new document begins, which counts its calls from one again. */
  readonly reloads?: boolean;
  /** Whether it does what the last step did: the same commands are confirmed by it. */
  readonly repeats?: boolean;
  /** Whether it does what the last step did, and then something of its own: the commands of both are confirmed by it. */
  readonly repeatsFirst?: boolean;
  /** Whether it is done in all tabs in the same moment. */
  readonly inAllTabs?: boolean;
  /** Whether it leads to another tab of the browser. */
  readonly changesTab?: boolean;
  /** Looks at more than every step does. */
  readonly check?: (hands: Hands, player: Player) => Promise<readonly Broken[]>;
}

/** The app's text of a key such as `home.actions.deposit`. @throws for a key that is not there */
export function textAt(texts: Texts, key: string): string {
  const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts);
  if (typeof found !== 'string') throw new Error(`no text has the key ${key}`);
  return found;
}

/** What a control with that text is called: the text itself, or a pattern where it has gaps or more follows. */
export function nameIn(language: Language, key: string, more = false): string | RegExp {
  const text = textAt(textsOf(language), key);
  if (!more && !text.includes('{{')) return text;
  const parts = text.split(/\{\{[^}]*\}\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}${more ? '' : '$'}`);
}

const fits = (control: Control, { role, name }: Named) =>
  control.role === role && (typeof name === 'string' ? control.name === name : name.test(control.name));

/** Whether the screen shows a control that can be used, and as many of them as its place says. */
export const sees = ({ view }: Player, what: Named): boolean =>
  view.controls.filter((control) => control.usable && fits(control, what)).length > (what.nth ?? 0);

export const isLoggedIn = ({ view }: Player): boolean => /\/user(\/|$)/.test(view.path);
export const isFree = ({ view }: Player): boolean => view.dialogs.length === 0;
