/** A screen that reads an answer, and how a player comes there. */
import type { OperationId } from '../../contract/generated/operations.ts';
import type { WorldChoice } from './backend.ts';

/** What a player does on the screen, by the words that stand on it; a step ends when the screen has settled. */
export interface Hands {
  press(name: string | RegExp): Promise<void>;
  tryPress(name: string | RegExp): Promise<void>;
  /** Where several buttons have one name: the first of them. */
  pressFirst(name: string | RegExp): Promise<void>;
  type(name: string | RegExp, text: string): Promise<void>;
  /** Sends the form that a field stands in. */
  submit(selector?: string): Promise<void>;
  choose(file: File): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Chooses an account in one of the two lists of the transfer. */
  pick(list: string, account: string): Promise<void>;
  openGame(code: string): Promise<void>;
  tryOpenGame(code: string): Promise<void>;
  tryPressFirstBonus(): Promise<void>;
}

/** The answers that the app was given in this case, by operation. */
export type Given = (id: OperationId) => readonly unknown[];

export interface Screen {
  readonly path: string;
  readonly visitor?: boolean;
  readonly world?: WorldChoice;
  /** What the player does once the page is there. */
  readonly go?: (hands: Hands) => Promise<void>;
  /** What the player does to have the operation asked; left out where the screen asks by itself. */
  readonly ask?: (hands: Hands) => Promise<void>;
  /** Whether the screen has to be opened anew to ask again. */
  readonly anew?: boolean;
  /** Satang that this screen rightly shows although no answer holds them. */
  readonly computed?: (given: Given) => readonly number[];
}

/** No screen of the app asks for it: only the reader of answers is tried. */
export interface NoScreen {
  readonly none: string;
}
