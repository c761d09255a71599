import { callsOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fill } from '../../support/texts.ts';

test.use({ person: 'player', scenario: 'everyday' });

// GAM-280
test('a search shows its games on the screen of a phone, not below the menu', async ({ page, open, texts }) => {
  await open('/user/home');
  await page.getByRole('searchbox', { name: texts.games.find.label }).fill('ໂຈກເກ');
  const found = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(found).toHaveCount(2);
  await expect(found.first()).toBeInViewport({ ratio: 1 });
});

// GAM-286, WAL-2
test('moves all credit of the games back to the wallet, and keeps the total', { tag: '@smoke' }, async ({
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
