import { fill } from '../../kit/labels.ts';
import { usePanel } from '../../kit/panel-tools.ts';
import { reasonOf } from '../../kit/reasons.ts';
import { BranchRefused } from './branches.ts';

/** Runs a job with branches. The status line says why it failed and what to do (APP-371). */
export function useRefusals() {
  const { t, say } = usePanel();
  return async (job: () => Promise<void>, values: Readonly<Record<string, string | number>>): Promise<void> => {
    try {
      await job();
    } catch (problem) {
      const isKnown = problem instanceof BranchRefused;
      say(isKnown ? fill(t.state.branch.refused[problem.reason], values) : reasonOf(problem, t), 'failed');
    }
  };
}
