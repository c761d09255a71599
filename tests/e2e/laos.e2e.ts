/** A site in Laos in Lao: amounts in kip fit the screen. */
import { expect, test } from '../support/fixtures.ts';
import { openDeposit } from '../support/steps/deposit.ts';
import { openAction } from '../support/steps/wallet.ts';

test.use({ scenario: 'laos', language: 'la' });

test.describe('a player on the narrowest phone', () => {
  test.use({ person: 'player', switches: 'depositPayonex:on,banners:off', viewport: { width: 320, height: 640 } });

  // QR-1
  test('sees each preset amount on one line', async ({ page, open, texts }) => {
    await open('/user/home');
    const deposit = await openDeposit(page, texts, 'qr');
    const chips = deposit.getByRole('group').getByRole('button');
    await expect(chips.filter({ hasText: '2,000,000' })).toBeVisible();
    const lines = await chips.evaluateAll((all) =>
      all.map((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines)).toEqual(new Set([1]));
  });
});

test.describe('a player who moves money', () => {
  test.use({ person: 'player', switches: 'banners:off' });

  // DES-13, TRF-4
  for (const width of [320, 340, 360, 390]) {
    test(`sees no balance in kip cut off in the account pickers at ${width} px`, async ({ page, open, texts }) => {
      await page.setViewportSize({ width, height: 740 });
      await open('/user/home');
      const sheet = await openAction(page, texts, 'transfer');
      const cut = await sheet.getByRole('option').evaluateAll((all) =>
        all.flatMap((option) => {
          const detail = option.lastElementChild?.lastElementChild as HTMLElement | null;
          return detail && detail.scrollWidth > detail.clientWidth ? [detail.textContent] : [];
        }),
      );
      expect(
        await sheet
          .getByRole('option')
          .filter({ hasText: /\d,\d{3},\d{3}/ })
          .count(),
      ).toBeGreaterThan(0);
      expect(cut).toEqual([]);
    });
  }
});
