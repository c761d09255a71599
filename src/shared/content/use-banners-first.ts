import { useEffect, useState } from 'react';
import type { Banner } from '../../../contract/generated/models/banner.ts';
import { safeImageUrl } from '../safety/safe-url.ts';

interface Given {
  opened: boolean;
  loading: boolean;
  /** As the server sent them; undefined when the fetch failed. */
  banners: readonly Banner[] | undefined;
}

/** A banner without image and text would be a blank slide. */
const showsAnything = ({ image, html }: Banner): boolean => safeImageUrl(image) !== null || html.trim() !== '';

/** Opens the banners before the modal when there are any, else the modal at once (INV-1, INV-2). */
export function useBannersFirst({ opened, loading, banners = [] }: Given) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!opened) setSeen(false);
  }, [opened]);
  const list = banners.filter(showsAnything);
  const stage: 'banners' | 'modal' = !seen && (loading || list.length > 0) ? 'banners' : 'modal';
  return { stage, list, next: () => setSeen(true) };
}
