import { Button } from '@mantine/core';
import { IconGitBranch } from '@tabler/icons-react';
import type { JournalEntry } from '../../../../kernel/journal.ts';
import { fill } from '../../kit/labels.ts';
import { usePanel } from '../../kit/panel-tools.ts';
import { branchHere } from './branch-actions.ts';
import { useRefusals } from './use-refusals.ts';

/** Opens the world right after an entry in a second window. */
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
