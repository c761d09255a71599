/** A screen that reads a response, and the way to it. */
import type { OperationId } from '../../contract/generated/operations.ts';
import type { WorldChoice } from './backend.ts';

/** Actions of a player, by visible text; each step ends when the screen has settled. */
export interface Driver {
  press(name: string | RegExp): Promise<void>;
  tryPress(name: string | RegExp): Promise<void>;
  /** The first of several buttons with one name. */
  pressFirst(name: string | RegExp): Promise<void>;
  type(name: string | RegExp, text: string): Promise<void>;
  /** Submits the form around a field. */
  submit(selector?: string): Promise<void>;
  choose(file: File): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Chooses an account in one of the transfer's two lists. */
  pick(list: string, account: string): Promise<void>;
  openGame(code: string): Promise<void>;
  tryOpenGame(code: string): Promise<void>;
  tryPressFirstBonus(): Promise<void>;
}

/** Responses given to the app in this case, by operation. */
export type Given = (id: OperationId) => readonly unknown[];

export interface Screen {
  readonly path: string;
  readonly visitor?: boolean;
  readonly world?: WorldChoice;
  /** Actions once the page is shown. */
  readonly go?: (driver: Driver) => Promise<void>;
  /** Actions that trigger the operation; omitted if the screen triggers it itself. */
  readonly ask?: (driver: Driver) => Promise<void>;
  /** Whether the screen must be reopened to trigger it again. */
  readonly anew?: boolean;
  /** Satang that this screen rightly shows although no response holds them. */
  readonly computed?: (given: Given) => readonly number[];
}

/** No screen of the app calls it: only the response reader is tested. */
export interface NoScreen {
  readonly none: string;
}
