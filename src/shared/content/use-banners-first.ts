import { useEffect, useState } from 'react';
import type { Banner } from '../../../contract/generated/models/banner.ts';
import { safeImageUrl } from '../safety/safe-url.ts';

interface Given {
  opened: boolean;
  /** The banners are being fetched. */
  loading: boolean;
  /** As the server sent them; undefined when they could not be fetched. */
  banners: readonly Banner[] | undefined;
}

/** A banner with neither picture nor text would be a blank slide. */
const showsAnything = ({ image, html }: Banner): boolean => safeImageUrl(image) !== null || html.trim() !== '';

/** Banners first when there are any, then the modal; without them the modal at once (INV-1, INV-2). */
export function useBannersFirst({ opened, loading, banners = [] }: Given) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!opened) setSeen(false);
  }, [opened]);
  const list = banners.filter(showsAnything);
  const stage: 'banners' | 'modal' = !seen && (loading || list.length > 0) ? 'banners' : 'modal';
  return { stage, list, next: () => setSeen(true) };
}
