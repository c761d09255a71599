import { useState } from 'react';
import type { Reading } from './safe-html.tsx';

/** Most blocking first. */
const worstFirst: readonly Reading[] = ['lost', 'failed', 'loading', 'more'];

/**
 * Combined reading of several texts: whole only when each is (SAFE-84).
 * @returns `of`: reports the reading of the text with this index
 */
export function useReadings(count: number): { reading: Reading; of: (index: number) => (reading: Reading) => void } {
  const [told, setTold] = useState<readonly Reading[]>([]);
  const readings = Array.from({ length: count }, (_, index) => told[index] ?? 'loading');
  const of = (index: number) => (reading: Reading) =>
    setTold((before) => {
      if (before[index] === reading) return before;
      const after = [...before];
      after[index] = reading;
      return after;
    });
  return { reading: worstFirst.find((one) => readings.includes(one)) ?? 'whole', of };
}
