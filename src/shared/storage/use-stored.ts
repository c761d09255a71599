import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { digest } from '../base/ids.ts';
import { announceStored, parseStored, readRaw, subscribeStored, writeRaw } from './storage.ts';

/** A kind of value stored on this device, such as favourite games. It survives a logout. */
export interface StoredKind<Value> {
  readonly name: string;
  /** Validates the stored value, which may be anything; undefined if absent. */
  readonly read: (stored: unknown) => Value;
}

/** Cache of the storage while components are subscribed: a page may show thousands of amounts that can be hidden. */
const known = new Map<string, string | null>();
let shown = 0;
let stopForgetting = () => {};

function subscribe(onChange: () => void): () => void {
  // First, so that the others read the new values.
  if (shown === 0) stopForgetting = subscribeStored(() => known.clear());
  shown += 1;
  const stop = subscribeStored(onChange);
  return () => {
    stop();
    shown -= 1;
    if (shown > 0) return;
    stopForgetting();
    known.clear();
  };
}

function read(key: string): string | null {
  const raw = known.get(key);
  if (raw !== undefined) return raw;
  const stored = readRaw(key, 'local');
  // Without a subscriber the cache would miss changes.
  if (shown > 0) known.set(key, stored);
  return stored;
}

/** A digest tells players apart without naming them. */
const keyOf = (name: string, owner: string) => `kept-${name}-${digest(owner)}`;

/**
 * Value stored on this device for its owner, in sync across components and tabs (APP-280).
 * @param owner the player's id, or `device` for all players; null while unknown, when nothing is stored
 * @returns the value, and a setter that takes an updater function
 */
export function useStored<Value>(kind: StoredKind<Value>, owner: string | null) {
  const key = useMemo(() => (owner === null ? null : keyOf(kind.name, owner)), [kind.name, owner]);
  const raw = useSyncExternalStore(
    subscribe,
    () => (key === null ? null : read(key)),
    () => null,
  );
  const value = useMemo(() => kind.read(parseStored(raw)), [kind, raw]);
  const change = useCallback(
    (next: (before: Value) => Value) => {
      if (key === null) return;
      // Another tab may have changed it since the last render.
      writeRaw(key, JSON.stringify(next(kind.read(parseStored(readRaw(key, 'local'))))), 'local');
      announceStored();
    },
    [key, kind],
  );
  return [value, change] as const;
}
