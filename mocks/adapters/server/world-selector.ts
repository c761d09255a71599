import { isWorldName } from './stores/world-store.ts';

/** The request header that names a world. */
export const worldHeader = 'x-krapao-world';

export interface SelectedWorld {
  /** Null when the request names something that is no valid name of a world. */
  readonly world: string | null;
  /** The path without the part that names the world; begins with a slash. */
  readonly path: string;
}

/**
 * Reads the name of a world from an origin. @param pattern such as `http://*.demo.example`; the star stands for the name
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

/** The path of a request's address, without `.` and `..`; of an address that is none, as it came. */
export function pathnameOf(url: string): string {
  const address = url.startsWith('/') ? `http://any${url}` : url;
  return URL.parse(address)?.pathname ?? url;
}

/**
 * Which world a request is for, by its path (`/w/<name>/…`), else by the header, else by the origin of the page, else
 * `fallback`.
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
