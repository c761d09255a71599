/** Every screen in a language of brackets that is 40 % longer than ours: no text is written into the code, none breaks out. */
import { expect, test } from '../support/fixtures.ts';
import { pseudoTexts } from '../support/pseudo-texts.ts';
import { reachShot } from '../support/shot.ts';
import { unmarked } from '../support/untranslated-texts.ts';
import { screens } from './matrix.ts';

// A worker of the browser would fetch the dictionary past the test.
test.use({ serviceWorkers: 'block' });

/** The sandbox has words of its own, which no player sees. */
const players = screens.filter(({ name }) => !name.startsWith('sandbox-'));
/** Of each part of the app one that says much, for `npm test`. */
const sample = 'register-bank-refused home transfer-refused deposit-qr-shown statement chat-messages'.split(' ');
const narrow = { width: 360, height: 740 };
const whole = process.env['KRAPAO_MATRIX'] === 'whole';

for (const screen of players.filter(({ name }) => whole || sample.includes(name))) {
  // APP-77, DES-13, DES-37, DES-45
  test(`${screen.name} speaks the dictionary only, and holds long words on a narrow phone`, async ({ page }) => {
    await page.route(/\/assets\/th-[\w-]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(pseudoTexts)}` }),
    );
    await reachShot(
      page,
      { screen, language: 'th', width: 'phone', name: screen.name },
      { texts: pseudoTexts, net: 'page', size: narrow },
    );
    expect(await unmarked(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'No screen scrolls sideways').toBeLessThanOrEqual(narrow.width);
  });
}
