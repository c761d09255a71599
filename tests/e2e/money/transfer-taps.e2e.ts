/** Quick taps on the pickers of the transfer sheet. */
import type { Locator } from '@playwright/test';
import { callsOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openTransfer, transferButton } from '../../support/steps/wallet.ts';

test.use({ person: 'player', hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

const chosen = (wheel: Locator) => wheel.getByRole('option', { selected: true });

for (const way of ['touch', 'mouse'] as const) {
  // TRF-11, TRF-282, TRF-283
  test(`two quick taps at one place choose one account, and that one is sent (${way})`, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    const sheet = await openTransfer(page, texts);
    const from = sheet.getByRole('listbox', { name: texts.transfer.from, exact: true });
    const to = sheet.getByRole('listbox', { name: texts.transfer.to, exact: true });
    const tapTwice = async (option: Locator) => {
      const box = await option.boundingBox();
      if (!box) throw new Error('The account is not shown');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      for (const _ of [1, 2]) await (way === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    };
    const place = await from.boundingBox();
    await tapTwice(from.getByRole('option').nth(1));
    await expect(chosen(from)).toHaveAccessibleName(new RegExp(`^${texts.account.WALLET}`));
    // The quick amounts have appeared without moving the pickers.
    await expect(sheet.getByRole('group', { name: texts.transfer.quick })).toBeVisible();
    expect(await from.boundingBox()).toEqual(place);

    await to.getByRole('option', { name: 'Joker' }).click();
    await sheet.getByRole('textbox', { name: texts.transfer.amountLabel }).fill('100');
    const button = transferButton(sheet, texts);
    for (const word of [texts.account.WALLET, 'Joker', '100.00']) await expect(button).toContainText(word);
    await button.click();
    await expect
      .poll(() => callsOf(page, 'transfer'))
      .toMatchObject([{ body: { from: 'WALLET', to: 'JOKER', amount: 100 } }]);
  });
}
