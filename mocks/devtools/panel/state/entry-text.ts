import type { JournalEntry } from '../../../kernel/journal.ts';
import type { Labels } from '../kit/labels.ts';

export function entryText(entry: JournalEntry, t: Labels): string {
  if (entry.kind === 'request') return `${entry.operation} → ${entry.status}`;
  if (entry.kind === 'switch') return `${entry.name} = ${String(entry.value)}`;
  if (entry.kind === 'operator') return `${entry.action} ${JSON.stringify(entry.data)}`;
  return t.state.entry[entry.kind];
}
