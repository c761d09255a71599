import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { wheelSize } from './wheel-geometry.ts';

const debounceMs = 500;

/** Diameter, CSS px; follows the window 500 ms after its last resize (SPN-10, SPN-11). */
export function useWheelSize(): number {
  const [size, setSize] = useState(() => wheelSize(window.innerWidth));
  useWindowEvent(
    'resize',
    useDebouncedCallback(() => setSize(wheelSize(window.innerWidth)), debounceMs),
  );
  return size;
}
