import { isWorldName } from './stores/world-store.ts';

/** The request header that names a world. */
export const worldHeader = 'x-krapao-world';

export interface SelectedWorld {
  /** Null when the request's world name is invalid. */
  readonly world: string | null;
  /** The path without the world's name; begins with a slash. */
  readonly path: string;
}

/**
 * Reads a world's name from an origin. @param pattern such as `http://*.demo.example`; the star stands for the name
 * @throws Error for a pattern without exactly one star
 */
export function originReader(pattern: string | null): (origin: string | undefined) => string | null {
  if (pattern === null) return () => null;
  const parts = pattern.split('*');
  if (parts.length !== 2) throw new Error(`${pattern} needs exactly one * where the name of the world stands`);
  const [before = '', after = ''] = parts;
  return (origin = '') => {
    const fits = origin.startsWith(before) && origin.endsWith(after) && origin.length > before.length + after.length;
    const name = fits ? origin.slice(before.length, origin.length - after.length) : '';
    return isWorldName(name) ? name : null;
  };
}

/** The path of a request's URL, without `.` and `..`; an invalid URL is returned unchanged. */
export function pathnameOf(url: string): string {
  const address = url.startsWith('/') ? `http://any${url}` : url;
  return URL.parse(address)?.pathname ?? url;
}

/**
 * The world of a request: from the path (`/w/<name>/…`), the header, the page's origin, or `fallback`, in that order.
 */
export function selectWorld(
  pathname: string,
  headers: { readonly header: string | undefined; readonly origin: string | null },
  fallback: string,
): SelectedWorld {
  const match = /^\/w\/([^/]*)(\/.*)?$/.exec(pathname);
  if (match) {
    const name = match[1] ?? '';
    return { world: isWorldName(name) ? name : null, path: match[2] ?? '/' };
  }
  const { header, origin } = headers;
  if (header !== undefined) return { world: isWorldName(header) ? header : null, path: pathname };
  return { world: origin ?? fallback, path: pathname };
}
