/** The browser features that journeys use; each engine implements them. */
import type { Point } from '../in-page/wanted.ts';

export const engineNames = ['chromium', 'webkit', 'firefox'] as const;
export type EngineName = (typeof engineNames)[number];

/** The screen of a phone, in CSS pixels. */
export const screen = { width: 390, height: 844 };

export type Key = 'Enter' | 'Escape' | 'ArrowRight' | 'Backspace';

/** One tab of a browser. */
export interface Tab {
  /** Navigates without waiting for the page. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON; undefined becomes null. */
  run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Runs a script in the page. */
  inject(script: string): Promise<void>;
  press(point: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Sets the files of a file field. */
  choose(selector: string, paths: readonly string[]): Promise<void>;
  /** A PNG screenshot. */
  picture(): Promise<Uint8Array>;
  /** Brings this tab before the others. */
  show(): Promise<void>;
  /** Exceptions in the page that the engine reports. */
  readonly exceptions: readonly string[];
}

/** A browser with an empty profile. */
export interface Profile {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A running engine. */
export interface Engine {
  newProfile(): Promise<Profile>;
  stop(): Promise<void>;
}

/** The folder of the contact sheet, and of its pictures. */
export const sheet = 'test-results/engines';
export const shots = `${sheet}/shots`;
