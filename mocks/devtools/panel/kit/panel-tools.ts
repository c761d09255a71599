import { createContext, use, useEffect, useReducer } from 'react';
import type { Language } from '../../../reference/language.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import type { Labels } from './labels.ts';

/** What every tab of the panel works with. */
export interface PanelTools {
  readonly sandbox: Sandbox;
  readonly t: Labels;
  readonly language: Language;
  /** Path of the app, with a slash at both ends. */
  readonly base: string;
  /** Whether the page answers its own calls. */
  readonly inPage: boolean;
  /** Does something to the world, then says how it went; everything shown is read anew. @returns whether it worked */
  act(job: () => unknown, done?: string | (() => string)): Promise<boolean>;
  /** Says something in the panel's status line. */
  say(message: string, kind?: 'done' | 'failed'): void;
}

export const PanelContext = createContext<PanelTools | null>(null);

export function usePanel(): PanelTools {
  const tools = use(PanelContext);
  if (!tools) throw new Error('a part of the panel stands outside of it');
  return tools;
}

/** Draws anew whenever a call begins or ends, and when `everyMs` is given, also that often (real milliseconds). */
export function useFresh(sandbox: Sandbox, everyMs?: number): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // many calls can end in one moment: one drawing does for all of them
    let waiting = 0;
    const later = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        redraw();
      });
    };
    const leave = [sandbox.onCall(later), sandbox.onReplaced(later), sandbox.onAdvanced(later)];
    const timer = everyMs === undefined ? undefined : setInterval(redraw, everyMs);
    return () => {
      for (const stop of leave) stop();
      clearInterval(timer);
      cancelAnimationFrame(waiting);
    };
  }, [sandbox, everyMs]);
}
