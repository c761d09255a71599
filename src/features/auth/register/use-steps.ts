import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstEntry, readEntry, type Step, type StepEntry } from './steps.ts';

/** The entry's step if it was reached, else the last reached step before it. */
function nearest({ step, trail }: StepEntry, reached: ReadonlySet<Step>): StepEntry {
  if (reached.has(step)) return { step, trail };
  const index = trail.findLastIndex((name) => reached.has(name));
  const found = trail[index];
  return found ? { step: found, trail: trail.slice(0, index) } : firstEntry;
}

/**
 * Steps are history entries, so that Back and Forward move through them (REG-4). An entry that was not reached leads to
 * the nearest step before it (REG-5).
 * @param before the steps reached before a reload
 */
export function useSteps(before: readonly Step[]) {
  const { state, search, key } = useLocation();
  const navigate = useNavigate();
  const [reached, setReached] = useState<ReadonlySet<Step>>(new Set(['phone', ...before]));
  const written = readEntry(state);
  const lost = !reached.has(written.step);
  const entry = nearest(written, reached);
  const { step, trail } = entry;

  useEffect(() => {
    if (lost) void navigate({ search }, { replace: true, state: entry });
  });

  /** @param replace replaces the current step, so that Back skips it */
  const go = (next: Step, replace = false) => {
    setReached((before) => new Set(before).add(next));
    const entry = { step: next, trail: replace ? trail : [...trail, step] };
    void navigate({ search }, { replace, state: entry });
  };
  const returnTo = (owner: Step) => {
    const index = trail.indexOf(owner);
    if (index >= 0) void navigate(index - trail.length);
  };
  /**
   * Goes back towards the first entry of the page. After a reload the trail may be too short (REG-5), so the page calls
   * this at each new `place`.
   */
  const rewind = () => void navigate(-trail.length);
  return { step, first: trail.length === 0, place: key, reached, go, returnTo, rewind, back: () => void navigate(-1) };
}
