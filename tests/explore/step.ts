/** One step of a walk: an action of the player or an operator, or a network event. */

import type { Language } from '../support/address.ts';
import { textAt, textsOf } from '../support/texts.ts';
import type { Driver, Named } from './driver.ts';
import type { Broken, StepEffects } from './walks/rules.ts';
import type { Control, View } from './walks/view.ts';

export const languages: readonly Language[] = ['th', 'la', 'en'];

/** The language of a document's `lang` tag. */
export const languageOf = (tag: string): Language => (tag === 'lo' ? 'la' : tag === 'en' ? 'en' : 'th');

/** Model of the player: the screen and the results of the last steps. */
export interface Player {
  view: View;
  language: Language;
  steps: number;
  /** Whether the network is up: offline there are no responses and old figures may stay. */
  online: boolean;
  /** Number of open browser tabs. */
  readonly tabs: number;
  /** The last step, except those that only repeat a step or change the tab. */
  last: Step | null;
  /** Calls made by the current page, now or on an earlier visit, and on how many pages each was made. */
  asked: ReadonlyMap<string, number>;
  /** Steps on this page since the walk reached it. */
  stayed: number;
  /** The world at the start of the walk: its journal length and full state. */
  readonly start: { readonly entries: number; readonly world: string };
}

export interface Step extends StepEffects {
  /** Plain description. */
  readonly words: string;
  /** Whether a player could take it now. */
  readonly may: (player: Player) => boolean;
  /** Whether its control is on the page, for a step of a stored find. */
  readonly ready?: (driver: Driver) => Promise<boolean>;
  readonly take: (driver: Driver, player: Player) => Promise<void>;
  /** How many times less likely it is now than others of its kind. */
  readonly rarity?: (player: Player) => number;
  /** Whether it loads a new document, which numbers its calls from one again. */
  readonly reloads?: boolean;
  /** Whether it repeats the last step, and confirms the same commands. */
  readonly repeats?: boolean;
  /** Whether it repeats the last step and then adds its own; confirms the commands of both. */
  readonly repeatsFirst?: boolean;
  /** Whether it runs in all tabs at once. */
  readonly inAllTabs?: boolean;
  /** Whether it switches to another browser tab. */
  readonly changesTab?: boolean;
  /** Extra checks beyond those of every step. */
  readonly check?: (driver: Driver, player: Player) => Promise<readonly Broken[]>;
}

/** A control's name by its text key: the text, or a pattern if it has placeholders or more follows. */
export function nameIn(language: Language, key: string, more = false): string | RegExp {
  const text = textAt(textsOf(language), key);
  if (!more && !text.includes('{{')) return text;
  const parts = text.split(/\{\{[^}]*\}\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}${more ? '' : '$'}`);
}

/** A control by the text key of its name. */
export interface Keyed {
  readonly key: string;
  /** A button by default. */
  readonly role?: Control['role'];
  /** Whether more follows the text in the control's name. */
  readonly more?: boolean;
}

/** A control in the player's language. */
export const named = ({ language }: Player, { key, role = 'button', more }: Keyed, nth = 0): Named => ({
  ...{ role, name: nameIn(language, key, more), nth },
});

const fits = (control: Control, { role, name }: Named) =>
  control.role === role && (typeof name === 'string' ? control.name === name : name.test(control.name));

/** Whether the screen shows at least as many usable controls as the index requires. */
export const sees = ({ view }: Player, what: Named): boolean =>
  view.controls.filter((control) => control.usable && fits(control, what)).length > (what.nth ?? 0);

export const isLoggedIn = ({ view }: Player): boolean => /\/user(\/|$)/.test(view.path);
export const isFree = ({ view }: Player): boolean => view.dialogs.length === 0;
