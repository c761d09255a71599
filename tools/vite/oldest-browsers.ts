/** The oldest browsers that both builds support (APP-220). `say-start-problem.js` detects older ones by their features. */
export const oldestBrowsers = { Safari: '16.4', Chrome: '110', Firefox: '115' } as const;

const { Safari, Chrome, Firefox } = oldestBrowsers;

/** The target of scripts and styles, as Vite names it. */
export const buildTarget = [`safari${Safari}`, `ios${Safari}`, `chrome${Chrome}`, `firefox${Firefox}`];

/** The names that the page shows to an older browser. */
export const browserNames = Object.entries(oldestBrowsers)
  .map((browser) => browser.join(' '))
  .join(', ');
