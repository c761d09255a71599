import { createContext, type RefObject, use, useEffect, useReducer, useRef, useState } from 'react';
import type { Language } from '../../../reference/language.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import type { StateRow } from '../../tab/state-rows.ts';
import type { Labels } from './labels.ts';

/** A tab of the panel. */
export interface Place {
  readonly tab: keyof Labels['tab'];
  /** Whether the switches show only the changed ones. */
  readonly changedOnly?: boolean;
  /** Whether the world's tab shows the gallery of states. */
  readonly screens?: boolean;
}

/** Tools of every tab of the panel. */
export interface PanelTools {
  readonly sandbox: Sandbox;
  readonly t: Labels;
  readonly language: Language;
  loadStates(): Promise<readonly StateRow[]>;
  /** Path of the app, with a slash at both ends. */
  readonly base: string;
  /** Whether the page answers its own calls. */
  readonly inPage: boolean;
  /** Runs a job, shows in the status line whether it worked, and redraws the panel. @param done shown on success; '' shows nothing. @returns whether it worked */
  act(job: () => unknown, done?: string | (() => string)): Promise<boolean>;
  close(): void;
  say(message: string, kind?: 'done' | 'failed'): void;
  readonly place: Place;
  goTo(place: Place): void;
}

export const PanelContext = createContext<PanelTools | null>(null);

export function usePanel(): PanelTools {
  const tools = use(PanelContext);
  if (!tools) throw new Error('a part of the panel stands outside of it');
  return tools;
}

/** Redraws whenever a call begins or ends or the world changes. @param everyMs redraws also that often, real milliseconds */
export function useFresh(sandbox: Sandbox, everyMs?: number): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Many calls can end at the same time: at most one redraw per frame
    let frame = 0;
    const redrawSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        redraw();
      });
    };
    const unsubscribe = [sandbox.onCall(redrawSoon), sandbox.onReplaced(redrawSoon), sandbox.onAdvanced(redrawSoon)];
    const timer = everyMs === undefined ? undefined : setInterval(redraw, everyMs);
    return () => {
      for (const stop of unsubscribe) stop();
      clearInterval(timer);
      cancelAnimationFrame(frame);
    };
  }, [sandbox, everyMs]);
}

/** Scrolls to an element that is the open one when it is first shown, so that a reload does not lose the place in a long list. */
export function useShownAtFirst<Kind extends HTMLElement>(isOpen: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  const [wasOpen] = useState(isOpen);
  useEffect(() => {
    if (wasOpen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [wasOpen]);
  return element;
}

/** Keeps the focus in its tab when a button is about to disappear. */
export const focusTabOf = (button: Element): void =>
  button.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
