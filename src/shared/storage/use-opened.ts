import { useDeferredValue, useState } from 'react';
import { readEntry, useKeptInEntry } from './history-entry.ts';

const fieldOf = (place: string) => `opened-${place}`;

/** What was open at a place before a reload, until the place has mounted (APP-200). */
export function wasOpen(place: string): string | null {
  const name = readEntry(fieldOf(place));
  return typeof name === 'string' ? name : null;
}

/** @param name null while nothing is open */
export const useStoredOpen = (place: string, name: string | null): void => useKeptInEntry(fieldOf(place), () => name);

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
  useStoredOpen(place, opened);
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
