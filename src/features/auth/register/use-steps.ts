import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstEntry, readEntry, type Step, type StepEntry } from './steps.ts';

/** The last step of an entry's way that was reached; without one, the first step. */
function nearest({ step, trail }: StepEntry, reached: ReadonlySet<Step>): StepEntry {
  if (reached.has(step)) return { step, trail };
  const index = trail.findLastIndex((name) => reached.has(name));
  const found = trail[index];
  return found ? { step: found, trail: trail.slice(0, index) } : firstEntry;
}

/**
 * The steps as entries of the browser's history, so that Back and Forward walk through them. An entry that was not
 * reached, as after a reload that cost the password, leads to the nearest step before it.
 * @param before the steps that were reached before the page was loaded anew
 */
export function useSteps(before: readonly Step[]) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [reached, setReached] = useState<ReadonlySet<Step>>(new Set(['phone', ...before]));
  const written = readEntry(state);
  const lost = !reached.has(written.step);
  const entry = nearest(written, reached);
  const { step, trail } = entry;

  useEffect(() => {
    if (lost) void navigate({ search }, { replace: true, state: entry });
  });

  /** @param instead the current step is done for good: Back will not lead to it */
  const go = (next: Step, instead = false) => {
    setReached((before) => new Set(before).add(next));
    const entry = { step: next, trail: instead ? trail : [...trail, step] };
    void navigate({ search }, { replace: instead, state: entry });
  };
  const returnTo = (owner: Step) => {
    const index = trail.indexOf(owner);
    if (index >= 0) void navigate(index - trail.length);
  };
  return { step, first: trail.length === 0, reached, go, returnTo, back: () => void navigate(-1) };
}
