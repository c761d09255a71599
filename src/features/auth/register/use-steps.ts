import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstEntry, readEntry, type Step } from './steps.ts';

/**
 * The steps as entries of the browser's history, so that Back and Forward walk through them. An entry that this visit
 * has not reached, as after a reload, leads to the first step: what was filled in is gone by then.
 */
export function useSteps() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [reached, setReached] = useState<ReadonlySet<Step>>(new Set(['phone']));
  const written = readEntry(state);
  const lost = !reached.has(written.step);
  const { step, trail } = lost ? firstEntry : written;

  useEffect(() => {
    if (lost) void navigate({ search }, { replace: true, state: firstEntry });
  }, [lost, navigate, search]);

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
  return { step, first: trail.length === 0, go, returnTo, back: () => void navigate(-1) };
}
