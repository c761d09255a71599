import { useDeferredValue, useEffect, useState } from 'react';
import { isRecord } from '../base/is-record.ts';
import { useKeptWhileAway } from '../base/use-kept.ts';
import { subscribeSession } from './session.ts';

/** Field of the history entry with what is open over the page, by place. */
const field = 'opened';

function readOpened(state: unknown): Map<string, string> {
  const opened = isRecord(state) && isRecord(state[field]) ? state[field] : {};
  return new Map(Object.entries(opened).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * What was open before a reload, until its place has mounted (APP-200); empty during prerendering.
 */
const openedBefore = readOpened(globalThis.history?.state);
// What was open belongs to the former player.
subscribeSession((event) => event.type === 'cleared' && openedBefore.clear());

export const wasOpen = (place: string): string | null => openedBefore.get(place) ?? null;

function write(place: string, name: string | null): void {
  const opened = readOpened(history.state);
  if (name === null ? !opened.delete(place) : !opened.set(place, name)) return;
  history.replaceState({ ...history.state, [field]: Object.fromEntries(opened) }, '');
}

/**
 * Keeps what is open at a place across a reload (APP-200). It is stored in the history entry, so opening the page's
 * address starts without it.
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
 * State with the name of what is open at a place, kept across a reload.
 * @param isName validates a name from the history entry; by default any text is valid
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
 * Whether a place's only sheet is open, kept across a reload.
 * @returns `used`: whether it was ever open; it stays mounted then, so that a command can end after the sheet was
 * closed
 */
export function useOpenedSheet(place: string) {
  const [name, setName] = useOpened(place, isOpen);
  const opened = name !== null;
  const [used, setUsed] = useState(opened);
  // The sheet mounts in steps, after the frame that answers the tap.
  if (useDeferredValue(opened) && opened && !used) setUsed(true);
  return { opened, used, open: () => setName('open'), close: () => setName(null) };
}
