/** Continuous taps: before the answer to a command, when it arrives, and during the refetches that follow. */
import type { Locator, Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { openDeposit, openProvider } from '../../support/steps/deposit.ts';
import { fillTransfer, openGame, openTransfer, openWithdraw, transferButton } from '../../support/steps/wallet.ts';
import { fill, type Texts } from '../../support/texts.ts';

test.use({ person: 'player', switches: 'banners:off' });

/**
 * Clicks a button as fast as the page allows, until 1.8 seconds after the answer to `operation`.
 * @returns how many clicks came after the answer while the button was in the page
 */
const pressWithoutEnd = (button: Locator, operation: string): Promise<number> =>
  button.evaluate(async (element: HTMLElement, wanted) => {
    const { port1, port2 } = new MessageChannel();
    const turn = () =>
      new Promise<void>((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    const answered = () =>
      window.sandbox?.calls().some(({ operation: one, duration }) => one === wanted && duration !== null) ?? false;
    let presses = 0;
    let end = Number.POSITIVE_INFINITY;
    while (performance.now() < end) {
      element.click();
      await turn();
      if (end === Number.POSITIVE_INFINITY && answered()) end = performance.now() + 1800;
      else if (end < Number.POSITIVE_INFINITY && element.isConnected) presses += 1;
    }
    return presses;
  }, operation);

interface Case {
  readonly operation: string;
  /** Default: `everyday`. */
  readonly scenario?: string;
  /** Default: home. */
  readonly path?: string;
  /** Opens the screen. @returns the button that sends the command */
  readonly reach: (page: Page, texts: Texts) => Promise<Locator>;
}

/** The reads that a command may repeat. */
const reads = [
  'getWallet',
  'listBonuses',
  'getActiveBonus',
  'getCurrentPromotion',
  'getDepositChannels',
  'getInfo',
  'getProfile',
  'getQr',
  'getSpinSetup',
  'getSpinActive',
  'checkRefund',
  'listCoupons',
  'listInvites',
  'listRefunds',
  'listStatements',
] as const;

const cases: readonly Case[] = [
  {
    operation: 'clearBonus',
    scenario: 'bonus-active',
    path: '/user/bonus',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.bonus.cancel, exact: true }).click();
      return page.getByRole('dialog').getByRole('button', { name: texts.bonus.cancelConfirm });
    },
  },
  {
    operation: 'addRefundToWallet',
    scenario: 'refund-ready',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.home.actions.refund, exact: true }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: texts.refund.receive, exact: true }).click();
      // A question about the earlier amount closes when the new one comes.
      await expect(sheet.getByRole('status').filter({ hasText: '185.50' })).toBeVisible();
      await sheet.getByRole('button', { name: texts.refund.add }).click();
      return page
        .getByRole('dialog', { name: texts.refund.addTitle })
        .getByRole('button', { name: texts.refund.addConfirm });
    },
  },
  {
    operation: 'transferAll',
    scenario: 'provider-tour',
    reach: async (page, texts) =>
      (await openGame(page, 'Circus')).getByRole('button', { name: texts.games.ios, exact: true }),
  },
  {
    operation: 'transfer',
    reach: async (page, texts) => {
      const sheet = await openTransfer(page, texts);
      await fillTransfer(sheet, texts, texts.account.WALLET, 'Joker', '100.50');
      return transferButton(sheet, texts);
    },
  },
  {
    operation: 'withdrawAll',
    reach: async (page, texts) => {
      const { amount, confirm } = await openWithdraw(page, texts);
      await amount.fill('500');
      return confirm;
    },
  },
  {
    operation: 'sendGiftLink',
    reach: async (page, texts) => {
      const sheet = await openDeposit(page, texts, 'gift');
      await sheet
        .getByRole('textbox', { name: texts.deposit.gift.label })
        .fill('https://gift.truemoney.com/campaign/?v=KRAPAOGIFT500');
      return sheet.getByRole('button', { name: texts.deposit.gift.send });
    },
  },
  {
    operation: 'createQr',
    scenario: 'qr-deposit',
    reach: async (page, texts) => {
      const region = await openProvider(page, texts);
      await region.getByRole('textbox', { name: texts.qr.amount }).fill('150');
      return region.getByRole('button', { name: texts.qr.create });
    },
  },
  {
    operation: 'activateGame',
    scenario: 'all-games-closed',
    reach: async (page, texts) => (await openGame(page, 'Joker')).getByRole('button', { name: texts.games.activate }),
  },
  {
    operation: 'activateBonus',
    path: '/user/bonus',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: /โบนัสขาประจำ/ }).click();
      return page.getByRole('dialog').getByRole('button', { name: texts.bonus.take });
    },
  },
  {
    operation: 'activatePromotion',
    path: '/user/bonus',
    reach: async (page, texts) => {
      await page.getByLabel(texts.promotion.code).fill('KRAPAO50');
      await page.getByRole('button', { name: texts.promotion.search, exact: true }).click();
      return page
        .getByRole('dialog', { name: texts.promotion.title })
        .getByRole('button', { name: texts.promotion.receive });
    },
  },
  {
    operation: 'receiveRefund',
    scenario: 'refund-ready',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.home.actions.refund, exact: true }).click();
      return page.getByRole('dialog').getByRole('button', { name: texts.refund.receive, exact: true });
    },
  },
  {
    operation: 'claimCoupon',
    path: '/user/spin',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: fill(texts.spin.claimOf, { label: '30 บาท' }) }).click();
      return page.getByRole('dialog').getByRole('button', { name: texts.spin.claimConfirm, exact: true });
    },
  },
  {
    operation: 'receiveInviteBonus',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.invite.receive, exact: true }).click();
      return page
        .getByRole('dialog', { name: texts.invite.confirmTitle })
        .getByRole('button', { name: texts.invite.confirm });
    },
  },
];

for (const { operation, scenario = 'everyday', path = '/user/home', reach } of cases) {
  test.describe(operation, () => {
    test.use({ scenario, contextOptions: { reducedMotion: 'no-preference' } });

    // GAM-12, MNY-29, MNY-34, QR-17, REF-11, TRF-21, WDR-18
    test(`a button clicked continuously sends ${operation} once`, async ({ page, context, open, texts }) => {
      await open(path);
      const button = await reach(page, texts);
      await expect(button).toBeEnabled();
      await settled(page);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate((all) => {
        for (const one of all) window.sandbox?.fault(one, { delay: 1500, times: 'always' });
      }, reads);
      const presses = await pressWithoutEnd(button, operation);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      // Otherwise the test has not clicked in the critical moment.
      expect(presses).toBeGreaterThan(0);
      expect(await countOf(page, operation)).toBe(1);
    });
  });
}
