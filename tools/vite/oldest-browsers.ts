/** The oldest supported browsers of both builds (APP-220). `say-start-problem.js` detects older ones by features. */
export const oldestBrowsers = { Safari: '16.4', Chrome: '110', Firefox: '115' } as const;

const { Safari, Chrome, Firefox } = oldestBrowsers;

/** Vite's build target for scripts and styles. */
export const buildTarget = [`safari${Safari}`, `ios${Safari}`, `chrome${Chrome}`, `firefox${Firefox}`];

/** Browser names shown to an older browser. */
export const browserNames = Object.entries(oldestBrowsers)
  .map((browser) => browser.join(' '))
  .join(', ');
