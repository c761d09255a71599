/** Every screen in the pseudo-locale, bracketed and 40 % longer: no text is hard-coded, and none overflows. */

import { states } from '../../scenarios/states/index.ts';
import { expect, test } from '../support/fixtures.ts';
import { pseudoTexts, untranslatedTexts } from '../support/pseudo-texts.ts';
import { reachShot } from '../support/shot.ts';

// A service worker would fetch the dictionary without the test's route.
test.use({ serviceWorkers: 'block' });

/** The sandbox's own pages have texts outside the dictionary. */
const players = states.filter(({ bare }) => !bare);
const narrow = { width: 360, height: 740 };

for (const screen of players) {
  // APP-77, DES-13, DES-37, DES-45
  test(`${screen.name} has translated texts only, and fits long words on a narrow phone`, async ({ page }) => {
    await page.route(/\/assets\/th-[\w-]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(pseudoTexts)}` }),
    );
    // Pages that the build has drawn have the texts of the real dictionary.
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll('data-page=', 'data-other=') });
      },
    );
    await reachShot(
      page,
      { screen, language: 'th', width: 'phone', name: screen.name },
      { texts: pseudoTexts, net: 'page', size: narrow },
    );
    expect(await untranslatedTexts(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'No screen scrolls sideways').toBeLessThanOrEqual(narrow.width);
  });
}
