import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { digest } from './digest.ts';
import { createEmitter } from './emitter.ts';
import { readRaw, writeRaw } from './storage.ts';

/** What players have chosen or done on this device, such as their favourite games. It stays when they log out. */
export interface KeptKind<Value> {
  readonly name: string;
  /** Makes sense of what the storage holds, which may be anything; undefined stands for nothing at all. */
  readonly read: (stored: unknown) => Value;
}

const changes = createEmitter<void>();

/** Whether other tabs are listened to: once for all values, of which a page may show hundreds. */
let listening = false;

function subscribe(onChange: () => void): () => void {
  if (!listening) window.addEventListener('storage', () => changes.emit());
  listening = true;
  return changes.on(onChange);
}

function parse(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** The key tells players apart without naming them. */
const keyOf = (name: string, owner: string) => `kept-${name}-${digest(owner)}`;

/**
 * A value that this device keeps for its owner; all places that show it change together, in other tabs too (APP-280).
 * @param owner the player's id, or `device` for what counts for all players of this device; null while unknown: nothing is kept
 * @returns the value, and what replaces it by another one that is made from the one of now
 */
export function useKept<Value>(kind: KeptKind<Value>, owner: string | null) {
  const key = owner === null ? null : keyOf(kind.name, owner);
  const raw = useSyncExternalStore(
    subscribe,
    () => (key === null ? null : readRaw(key, 'local')),
    () => null,
  );
  const value = useMemo(() => kind.read(parse(raw)), [kind, raw]);
  const change = useCallback(
    (next: (before: Value) => Value) => {
      if (key === null) return;
      // Read again: another tab may have changed it since this one has drawn it.
      writeRaw(key, JSON.stringify(next(kind.read(parse(readRaw(key, 'local'))))), 'local');
      changes.emit();
    },
    [key, kind],
  );
  return [value, change] as const;
}
