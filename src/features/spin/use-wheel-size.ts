import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { wheelSize } from './wheel-geometry.ts';

/** Ms. */
const debounceMs = 500;

/** The wheel's diameter in CSS px; it follows the window half a second after the last change. */
export function useWheelSize(): number {
  const [size, setSize] = useState(() => wheelSize(window.innerWidth));
  useWindowEvent(
    'resize',
    useDebouncedCallback(() => setSize(wheelSize(window.innerWidth)), debounceMs),
  );
  return size;
}
