import { useListStatements } from '../api/generated/statement/statement.ts';
import type { CommandTimes } from '../api/use-money-command.ts';
import { logPageSize } from '../lists/use-log-page.ts';
import { commandEntry, type EntryKind } from './command-entry.ts';

/** Finds the entry of a finished command in the newest page of the history, which it refetches. */
export function useCommandEntry(kind: EntryKind, times: CommandTimes) {
  const newest = useListStatements({ page: 1, limit: logPageSize }, { query: { staleTime: 0, retry: false } });
  const found = commandEntry(newest.data, kind, times.begun);
  /** Whether the refetch may still bring it. */
  const looking = newest.isFetching && !found;
  return { found, looking };
}
