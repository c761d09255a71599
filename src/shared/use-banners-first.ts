import { useEffect, useState } from 'react';

type Stage = 'banners' | 'modal';

interface Given {
  opened: boolean;
  /** The banners are still on their way. */
  loading: boolean;
  /** How many there are; 0 when they could not be had. */
  count: number;
}

/** Banners first when there are any, then the modal; without them the modal at once (spec §2; bad-input.md, M148). */
export function useBannersFirst({ opened, loading, count }: Given): { stage: Stage; next: () => void } {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!opened) setSeen(false);
  }, [opened]);
  return { stage: !seen && (loading || count > 0) ? 'banners' : 'modal', next: () => setSeen(true) };
}
