import { useState } from 'react';
import { safeImageUrl } from '../../shared/safety/safe-url.ts';

interface Props {
  /** Address as the server gave it. */
  address: unknown;
  className?: string;
  /** Text in the picture's place when there is none, or it fails to load. */
  fallback?: string;
}

/** A decorative picture of the server: the game's name always stands beside it as text. */
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
    <img className={className} src={url} alt="" draggable={false} decoding="async" onError={() => setBroken(url)} />
  );
}
