import { useEffect, useState } from 'react';
import { isRecord } from '../base/is-record.ts';
import { useKeptWhileAway } from '../base/use-kept.ts';
import { subscribeSession } from './session.ts';

/** Field of the page's history entry that tells what is open over the page, by place. */
const field = 'opened';

function readOpened(state: unknown): Map<string, string> {
  const opened = isRecord(state) && isRecord(state[field]) ? state[field] : {};
  return new Map(Object.entries(opened).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * What was open when this page was left by a reload, until the place that shows it has been drawn (APP-200); nothing while
 * the build draws.
 */
const openedBefore = readOpened(globalThis.history?.state);
// The next player did not open it.
subscribeSession((event) => event.type === 'cleared' && openedBefore.clear());

export const wasOpen = (place: string): string | null => openedBefore.get(place) ?? null;

function write(place: string, name: string | null): void {
  const opened = readOpened(history.state);
  if (name === null ? !opened.delete(place) : !opened.set(place, name)) return;
  history.replaceState({ ...history.state, [field]: Object.fromEntries(opened) }, '');
}

/**
 * Keeps what is open at a place over a reload of the page (APP-200), in its history entry: the same page opened by its
 * address begins without it.
 * @param name null while nothing is open
 */
export function useKeptOpen(place: string, name: string | null): void {
  useEffect(() => {
    openedBefore.delete(place);
  }, [place]);
  useKeptWhileAway(
    () => write(place, name),
    () => write(place, null),
  );
}

/**
 * The name of what is open at a place, kept over a reload of the page.
 * @param isName whether a name that stood in the history entry can be one; without it any text can
 */
export function useOpened<Name extends string = string>(
  place: string,
  isName = (_name: string): _name is Name => true,
): [Name | null, (name: Name | null) => void] {
  const [opened, setOpened] = useState<Name | null>(() => {
    const name = wasOpen(place);
    return name !== null && isName(name) ? name : null;
  });
  useKeptOpen(place, opened);
  return [opened, setOpened];
}

const isOpen = (name: string): name is 'open' => name === 'open';

/**
 * Whether the one sheet of a place is open, kept over a reload of the page.
 * @returns `used`: whether it was ever open. What was used stays mounted, so that a command can end after its sheet was
 * closed.
 */
export function useOpenedSheet(place: string) {
  const [name, setName] = useOpened(place, isOpen);
  const opened = name !== null;
  const [used, setUsed] = useState(opened);
  if (opened && !used) setUsed(true);
  return { opened, used, open: () => setName('open'), close: () => setName(null) };
}
