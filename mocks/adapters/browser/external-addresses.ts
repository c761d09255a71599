/** Pages below it stand in for everything outside the app: games, stores, messengers. */
export const providerFolder = 'sandbox-provider/';

/** Dots would make a host's address look like a file to a static server: they travel as tildes. */
const hide = (text: string) => text.replaceAll('~', '%7E').replaceAll('.', '~');
const show = (text: string) => text.replaceAll('~', '.').replaceAll('%7E', '~');

/**
 * The page of this site that stands in for an address outside of it; the query stays a query, so that the app can add
 * to it. @param home the app's own address, with a slash at its end
 */
export function standIn(address: URL, home: string): string {
  const { protocol, host, pathname, search } = address;
  return `${home}${providerFolder}${protocol.slice(0, -1)}/${hide(host)}${hide(pathname)}${search}`;
}

/** True for an address that would leave the app's site. */
export function leaves(address: string, home: string): URL | null {
  if (!URL.canParse(address, home)) return null;
  const url = new URL(address, home);
  const outside = /^https?:$/.test(url.protocol) && url.origin !== new URL(home).origin;
  return outside ? url : null;
}

/** The address that a stand-in stands for; null when the page is none. */
export function externalUrlOf(page: URL, base: string): URL | null {
  const folder = `${base}${providerFolder}`;
  if (!page.pathname.startsWith(folder)) return null;
  const [scheme = '', host = '', ...path] = page.pathname.slice(folder.length).split('/');
  const address = `${scheme}://${show(host)}/${path.map(show).join('/')}${page.search}`;
  return /^https?$/.test(scheme) && URL.canParse(address) ? new URL(address) : null;
}

/** Hosts that the simulated backend sends players to. */
const outsideHosts = /https:\/\/(?:play\.[a-z0-9]+\.example|play\.google\.com|apps\.apple\.com)\/[^"\\\s]*/g;

/** Points the links in an answer of the simulated backend to their stand-ins. */
export const rewriteExternalLinks = (answer: string, home: string): string =>
  answer.replace(outsideHosts, (address) => standIn(new URL(address), home));
