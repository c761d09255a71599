/** Pages below it replace everything outside the app: games, stores, messengers. Also named in `sandbox-worker.js`. */
const providerFolder = 'sandbox-provider/';

/** Static servers treat a path with a dot as a file, so dots are written as tildes. */
const hideDots = (text: string) => text.replaceAll('~', '%7E').replaceAll('.', '~');
const showDots = (text: string) => text.replaceAll('~', '.').replaceAll('%7E', '~');

/**
 * The page of this site that replaces an external address. The query stays a query, so that the app can add to it.
 * @param appUrl address of the app, with a slash at its end
 */
export function standIn(address: URL, appUrl: string): string {
  const { protocol, host, pathname, search } = address;
  return `${appUrl}${providerFolder}${protocol.slice(0, -1)}/${hideDots(host)}${hideDots(pathname)}${search}`;
}

/** The URL of an HTTP address outside the app's site; null for every other address. */
export function outsideUrl(address: string, appUrl: string): URL | null {
  if (!URL.canParse(address, appUrl)) return null;
  const url = new URL(address, appUrl);
  const outside = /^https?:$/.test(url.protocol) && url.origin !== new URL(appUrl).origin;
  return outside ? url : null;
}

/** The external address that a page of this site replaces; null for every other page. */
export function externalUrlOf(page: URL, base: string): URL | null {
  const folder = `${base}${providerFolder}`;
  if (!page.pathname.startsWith(folder)) return null;
  const [scheme = '', host = '', ...path] = page.pathname.slice(folder.length).split('/');
  const address = `${scheme}://${showDots(host)}/${path.map(showDots).join('/')}${page.search}`;
  return /^https?$/.test(scheme) && URL.canParse(address) ? new URL(address) : null;
}

/** Hosts that the simulated backend sends players to. */
const outsideHosts = /https:\/\/(?:play\.[a-z0-9]+\.example|play\.google\.com|apps\.apple\.com)\/[^"\\\s]*/g;

/**
 * Returns a function that replaces external links in responses by stand-in pages; caches them: each wallet has fifty.
 */
export function linkRewriter(appUrl: string): (answer: string) => string {
  const known = new Map<string, string>();
  const pageOf = (address: string): string => {
    const page = known.get(address) ?? standIn(new URL(address), appUrl);
    if (known.size < 200) known.set(address, page);
    return page;
  };
  return (answer) => answer.replace(outsideHosts, pageOf);
}
