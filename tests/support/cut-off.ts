/** Visible texts clipped by their box. Runs in the page. */
export function cutOff(): string[] {
  const says = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.body.querySelectorAll('*')]
    .filter((element) => says(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { overflow, clipPath } = getComputedStyle(element);
      // fully clipped texts are for screen readers
      if (overflow === 'visible' || clipPath !== 'none' || element.clientWidth < 2) return false;
      return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
    })
    .map(({ textContent }) => textContent ?? '');
}
