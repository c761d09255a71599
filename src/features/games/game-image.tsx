import { useState } from 'react';
import { safeImageUrl } from '../../shared/safety/safe-url.ts';

interface Props {
  /** Unchecked. */
  address: unknown;
  className?: string;
  /** Shown without a picture, or when it fails to load (GAM-6). */
  fallback?: string;
}

/** Decorative: the game's name always stands beside it. */
export function GameImage({ address, className, fallback }: Props) {
  const url = safeImageUrl(address);
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || broken === url) {
    return fallback ? (
      <span className={className} aria-hidden>
        {fallback}
      </span>
    ) : null;
  }
  return (
    <img
      className={className}
      src={url}
      alt=""
      draggable={false}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
