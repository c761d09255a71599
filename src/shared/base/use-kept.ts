import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { createEmitter } from './emitter.ts';
import { digest } from './ids.ts';
import { readRaw, writeRaw } from './storage.ts';

/** A kind of value stored on this device, such as favourite games. It survives a logout. */
export interface KeptKind<Value> {
  readonly name: string;
  /** Validates the stored value, which may be anything; undefined if absent. */
  readonly read: (stored: unknown) => Value;
}

const changes = createEmitter<void>();

/** Cache of the storage while components are subscribed: a page may show thousands of amounts that can be hidden. */
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
  // Without a subscriber the cache would miss changes.
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

/** A digest tells players apart without naming them. */
const keyOf = (name: string, owner: string) => `kept-${name}-${digest(owner)}`;

/**
 * Value stored on this device for its owner, in sync across components and tabs (APP-280).
 * @param owner the player's id, or `device` for all players; null while unknown, when nothing is stored
 * @returns the value, and a setter that takes an updater function
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
      // Another tab may have changed it since the last render.
      writeRaw(key, JSON.stringify(next(kind.read(parse(readRaw(key, 'local'))))), 'local');
      forget();
    },
    [key, kind],
  );
  return [value, change] as const;
}

/**
 * Stores a value while the page is hidden or unloading, for a reload or a discarded tab, and removes it once visible.
 */
export function useKeptWhileAway(keep: () => void, remove: () => void): void {
  const onAway = useEffectEvent(keep);
  const onBack = useEffectEvent(remove);
  useEffect(() => {
    const away = () => onAway();
    const back = () => onBack();
    const onVisibility = () => (document.visibilityState === 'hidden' ? away() : back());
    if (document.visibilityState === 'visible') back();
    // Chromium drops history writes in `pagehide`.
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
