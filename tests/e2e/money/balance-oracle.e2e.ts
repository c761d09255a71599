/** The oracle of money that watches every browser test: it sees each amount of home that is not the simulator's. */
import { expect, settled, test } from '../../support/fixtures.ts';
import { BalanceWatch } from '../../support/oracles.ts';

test.use({ person: 'player' });

// WAL-2, WAL-3
test('finds a wrong amount anywhere on home after the next response', async ({ page, open, oracles, texts }) => {
  oracles.expect(/home shows 0\.01 as/);
  await open('/user/home');
  const watch = new BalanceWatch();
  watch.watch(page);
  const refresh = async () => {
    const answer = page.waitForResponse('**/api/wallet');
    await page.getByRole('button', { name: texts.home.refresh, exact: true }).click();
    await answer;
    await settled(page);
  };
  await refresh();
  expect(await watch.faults()).toEqual([]);

  // As a screen would that mixes figures up: the app does not draw again what has not changed.
  await page.evaluate(() => {
    const figures = document.querySelectorAll('main [data-size]:not([data-size="s"]) > span:first-child');
    for (const figure of figures) figure.textContent = '0.01';
  });
  await refresh();
  const faults = (await watch.faults()).map((fault) => fault.replace(/, and .*/, ''));
  for (const what of ['the total', 'the wallet', 'all games', 'the invite bonus', 'Joker']) {
    expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^after \\w+: home shows 0\\.01 as ${what}$`)));
  }
  await page.reload();
});
