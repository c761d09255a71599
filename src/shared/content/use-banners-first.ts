import { useEffect, useState } from 'react';
import type { Banner } from '../../../contract/generated/models/banner.ts';
import { safeImageUrl } from '../safety/safe-url.ts';

type Stage = 'banners' | 'modal';

interface Given {
  opened: boolean;
  /** The banners are still on their way. */
  loading: boolean;
  /** As the server gave them; none when they could not be had. */
  banners: readonly Banner[] | undefined;
}

/** One with neither picture nor words would be a blank page. */
const showsAnything = ({ image, html }: Banner): boolean => safeImageUrl(image) !== null || html.trim() !== '';

/** Banners first when there are any, then the modal; without them the modal at once (INV-1, INV-2). */
export function useBannersFirst({ opened, loading, banners = [] }: Given) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!opened) setSeen(false);
  }, [opened]);
  const list = banners.filter(showsAnything);
  const stage: Stage = !seen && (loading || list.length > 0) ? 'banners' : 'modal';
  return { stage, list, next: () => setSeen(true) };
}
