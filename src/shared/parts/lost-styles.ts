/** Links whose stylesheet has been fetched again. */
const fetchedAgain = new WeakSet<HTMLLinkElement>();

function fetchStylesAgain(link: HTMLLinkElement): Promise<void> {
  fetchedAgain.add(link);
  const second = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    second.onload = () => resolve();
    second.onerror = reject;
    // The failed link stays: code may still wait for its events.
    link.after(second);
  });
}

/**
 * Fetches the stylesheets that failed once more: without them a late chunk would be shown unstyled. Vite's loader never
 * fetches a stylesheet twice.
 */
export async function fetchLostStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter((link) => !link.sheet && !fetchedAgain.has(link)).map(fetchStylesAgain));
}
