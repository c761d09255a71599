import { Button } from '@mantine/core';
import { IconGitBranch } from '@tabler/icons-react';
import type { JournalEntry } from '../../../../kernel/journal.ts';
import { fill, reasonOf } from '../../kit/labels.ts';
import { usePanel } from '../../kit/panel-tools.ts';
import { branchHere } from './branch-actions.ts';
import { BranchRefused } from './branches.ts';

export function BranchButton({ entry }: { entry: JournalEntry }) {
  const { sandbox, t, say } = usePanel();
  const attempt = useRefusals();
  const branch = async () => {
    const name = await branchHere(sandbox, entry);
    say(fill(t.state.branch.made, { name }));
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconGitBranch size={14} aria-hidden />}
      onClick={() => void attempt(branch, { seq: entry.seq })}
    >
      {t.state.branch.here}
    </Button>
  );
}

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
