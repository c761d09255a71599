import { useEffect, useState } from 'react';

interface Loaded<T> {
  /** Null while loading and after a failure. */
  readonly value: T | null;
  readonly isLost: boolean;
  /** Loads again after a failure. */
  retry(): void;
}

/** Loads something for a part of the panel, and again when `load` changes. Show `LoadFailed` when it is lost. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  /** The function that failed. */
  const [lost, setLost] = useState<(() => Promise<T>) | null>(null);
  const isLost = lost === load;
  useEffect(() => {
    if (isLost) return;
    let unmounted = false;
    load().then(
      (result) => !unmounted && setValue(() => result),
      (error: unknown) => {
        console.warn('a part of the panel could not be loaded', error);
        if (!unmounted) setLost(() => load);
      },
    );
    return () => {
      unmounted = true;
    };
  }, [load, isLost]);
  return { value, isLost, retry: () => setLost(null) };
}
