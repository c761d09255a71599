import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { createEmitter } from './emitter.ts';
import { digest } from './ids.ts';
import { readRaw, writeRaw } from './storage.ts';

/** What players have chosen or done on this device, such as their favourite games. It stays when they log out. */
export interface KeptKind<Value> {
  readonly name: string;
  /** Makes sense of what the storage holds, which may be anything; undefined stands for nothing at all. */
  readonly read: (stored: unknown) => Value;
}

const changes = createEmitter<void>();

/** What was read from the storage, as long as a place shows it: a page may show thousands of amounts that can be hidden. */
const known = new Map<string, string | null>();
let shownAt = 0;

function forget(): void {
  known.clear();
  changes.emit();
}

function subscribe(onChange: () => void): () => void {
  if (shownAt === 0) window.addEventListener('storage', forget);
  shownAt += 1;
  const stop = changes.on(onChange);
  return () => {
    stop();
    shownAt -= 1;
    if (shownAt > 0) return;
    window.removeEventListener('storage', forget);
    known.clear();
  };
}

function read(key: string): string | null {
  const raw = known.get(key);
  if (raw !== undefined) return raw;
  const stored = readRaw(key, 'local');
  // Without a place that shows it no change would be heard of.
  if (shownAt > 0) known.set(key, stored);
  return stored;
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
  const key = useMemo(() => (owner === null ? null : keyOf(kind.name, owner)), [kind.name, owner]);
  const raw = useSyncExternalStore(
    subscribe,
    () => (key === null ? null : read(key)),
    () => null,
  );
  const value = useMemo(() => kind.read(parse(raw)), [kind, raw]);
  const change = useCallback(
    (next: (before: Value) => Value) => {
      if (key === null) return;
      // Read again: another tab may have changed it since this one has drawn it.
      writeRaw(key, JSON.stringify(next(kind.read(parse(readRaw(key, 'local'))))), 'local');
      forget();
    },
    [key, kind],
  );
  return [value, change] as const;
}

/** Keeps a value while the page is hidden or unloading, for a reload or a discarded tab, and removes it when the page is visible. */
export function useKeptWhileAway(keep: () => void, remove: () => void): void {
  const onAway = useEffectEvent(keep);
  const onBack = useEffectEvent(remove);
  useEffect(() => {
    const away = () => onAway();
    const back = () => onBack();
    const onVisibility = () => (document.visibilityState === 'hidden' ? away() : back());
    if (document.visibilityState === 'visible') back();
    // pagehide is too late: Chromium drops what is written then.
    window.addEventListener('beforeunload', away);
    window.addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('beforeunload', away);
      window.removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', onVisibility);
      back();
    };
  }, []);
}
