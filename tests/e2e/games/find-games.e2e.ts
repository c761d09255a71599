import { callsOf } from '../../support/calls.ts';
import { expect, sheetsLeft, test } from '../../support/fixtures.ts';
import { openGame } from '../../support/steps/games.ts';
import { fill } from '../../support/texts.ts';

test.use({ person: 'player', scenario: 'everyday' });

// GAM-280, GAM-281, GAM-283
test('a game is found in another language, starred, and among the favourites after a reload', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const search = page.getByRole('searchbox', { name: texts.games.find.label });
  await search.fill('ໂຈກເກ');
  const found = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(found).toHaveCount(2);
  // On a phone what is found is on the screen, not below the menu.
  await expect(found.first()).toBeInViewport({ ratio: 1 });
  const sheet = await openGame(page, 'Joker');
  const star = sheet.getByRole('button', { name: texts.games.favourite });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await sheetsLeft(page);
  await page.reload();
  await page.getByRole('button', { name: texts.games.find.favourites }).click();
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Joker');
});

// GAM-286, WAL-2
test('all credit of the games comes back to the wallet, and the total stays', { tag: '@smoke' }, async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  const card = page.getByRole('region', { name: texts.home.total });
  await expect(card).toContainText('4,250.75');
  await page.getByRole('button', { name: texts.games.takeBack.title }).click();
  const sheet = page.getByRole('dialog', { name: texts.games.takeBack.title });
  await sheet.getByRole('button', { name: fill(texts.games.takeBack.start, { amount: '' }) }).dblclick();
  await expect(sheet).toContainText(fill(texts.games.takeBack.ended, { moved: '6', all: '6' }));
  // The start button is gone; the focus stays in the sheet (DES-27).
  expect(await sheet.evaluate((content) => content.contains(document.activeElement))).toBe(true);
  await sheet.getByRole('button', { name: texts.common.close }).last().click();
  await expect(sheet).toBeHidden();
  await expect(card).toContainText('11,152.14');
  await expect(card).not.toContainText('4,250.75');
  expect(await callsOf(page, 'transfer')).toHaveLength(6);
  await expect(page.getByRole('button', { name: texts.games.takeBack.title })).toHaveCount(0);
});
