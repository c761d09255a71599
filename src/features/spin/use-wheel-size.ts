import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { wheelSize } from './wheel-geometry.ts';

/** Milliseconds (SPN-11). */
const debounceMs = 500;

/** The wheel's diameter in CSS px, updated half a second after the window's last change of size (SPN-10, SPN-11). */
export function useWheelSize(): number {
  const [size, setSize] = useState(() => wheelSize(window.innerWidth));
  useWindowEvent(
    'resize',
    useDebouncedCallback(() => setSize(wheelSize(window.innerWidth)), debounceMs),
  );
  return size;
}
