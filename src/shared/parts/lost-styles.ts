/** Marks a link whose stylesheet has been asked for again. */
const asked = 'askedAgain';

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  link.dataset[asked] = '';
  return new Promise((resolve, reject) => {
    again.onload = () => resolve();
    again.onerror = () => reject(new TypeError('A stylesheet could not be fetched'));
    // Beside the former one: what still waits for that hears of its end.
    link.after(again);
  });
}

/**
 * Asks again for the stylesheets that did not come: without them a chunk that comes now would stand there unstyled. The
 * bundler's loader counts each as fetched and never asks for it again.
 */
export async function fetchLostStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const lost = links.filter((link) => !link.sheet && link.dataset[asked] === undefined);
  await Promise.all(lost.map(fetchAgain));
}
