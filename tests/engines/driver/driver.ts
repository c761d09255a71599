/** What a journey needs of a browser, and no more: each engine has an implementation of it. */
import type { Point } from '../in-page/wanted.ts';

export const engineNames = ['chromium', 'webkit', 'firefox'] as const;
export type EngineName = (typeof engineNames)[number];

/** The screen of a phone, in CSS pixels. */
export const screen = { width: 390, height: 844 };

export type Key = 'Enter' | 'Escape' | 'ArrowRight' | 'Backspace';

/** One tab of a browser. */
export interface Tab {
  /** Asks for an address, and does not wait for what it brings. */
  open(url: string): Promise<void>;
  /** Runs a function in the page and waits for its promise. What goes in and comes out is JSON; undefined becomes null. */
  run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Runs a script in the page. */
  inject(script: string): Promise<void>;
  press(point: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Gives files to a file field, as the dialog of the system would. */
  choose(selector: string, paths: readonly string[]): Promise<void>;
  /** A PNG of what the screen shows. */
  picture(): Promise<Uint8Array>;
  /** Brings this tab before the others. */
  show(): Promise<void>;
  /** Exceptions in the page, as far as the engine tells of them. */
  readonly exceptions: readonly string[];
}

/** A browser with an empty profile. */
export interface Profile {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** An engine that runs. */
export interface Engine {
  newProfile(): Promise<Profile>;
  stop(): Promise<void>;
}

/** The folder of the contact sheet, and of its pictures. */
export const sheet = 'test-results/engines';
export const shots = `${sheet}/shots`;
