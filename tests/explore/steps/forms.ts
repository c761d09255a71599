/** Typing, choosing, and the multi-step paths to a form that can be sent. */
import type { OperationId } from '../../../contract/generated/operations.ts';
import en from '../../../src/shared/i18n/en.json' with { type: 'json' };
import { demoPlayer } from '../../support/steps/wallet.ts';
import { type Texts, textAt, textsOf } from '../../support/texts.ts';
import type { Driver } from '../driver.ts';
import { isFree, isLoggedIn, type Keyed, named, type Player, type Step, sees } from '../step.ts';
import { amounts } from '../walks/acts.ts';
import { topDialog } from '../walks/view.ts';

/** Text fields by label key, and their inputs. */
export const fields: readonly { readonly key: string; readonly texts: readonly string[] }[] = [
  { key: 'withdraw.amountLabel', texts: amounts },
  { key: 'transfer.amountLabel', texts: amounts },
  { key: 'qr.amount', texts: amounts },
  { key: 'promotion.code', texts: ['KRAPAO50', 'krapao50', 'NOPROMO', 'USED', 'LATE'] },
  { key: 'deposit.gift.label', texts: ['https://gift.truemoney.com/campaign/?v=abc123', 'no link'] },
  { key: 'chat.message', texts: ['hello', '!error', '!all', '<b>100</b>'] },
  { key: 'auth.username', texts: ['0812345678', '12'] },
];

const field = (key: string): Keyed => ({ key, role: 'textbox' });

export const typeStep = (key: string, text: string, nth: number): Step => ({
  words: `type ${JSON.stringify(text)} into "${textAt(en as Texts, key)}"${nth > 0 ? `, number ${nth + 1} of them` : ''}`,
  may: (player) => sees(player, named(player, field(key), nth)),
  take: (driver, player) => driver.type(named(player, field(key), nth), text),
});

/** Commands that Enter in a field may send, by title key of the dialog; without a dialog, the page's. */
const sentByEnter: readonly (readonly [title: string, sends: readonly OperationId[]])[] = [
  ['withdraw.title', ['withdrawAll']],
  ['transfer.title', ['transfer', 'transferAll']],
  ['deposit.title', ['createQr', 'sendGiftLink']],
  ['chat.title', ['sendChatMessage']],
];

/** Enter in a form; sends what its button sends. */
export const enterSteps: readonly Step[] = sentByEnter.map(([title, sends]) => ({
  words: `press Enter in "${textAt(en as Texts, title)}"`,
  may: (player) =>
    topDialog(player.view) === textAt(textsOf(player.language), title) &&
    player.view.controls.some(({ role, usable }) => role === 'textbox' && usable),
  take: (driver) => driver.press('Enter'),
  // Focus may be on any button of the dialog, so Enter may leave it too.
  sends: [...sends, 'cancelQr'],
}));

const isAtHome = (player: Player) => isLoggedIn(player) && isFree(player);

async function goHome(driver: Driver, player: Player): Promise<void> {
  if (player.view.path.endsWith('/user/home')) return;
  await driver.tap(named(player, { key: 'shell.menu.home', role: 'link' }));
  await driver.settle();
}

/** Opens a sheet of home from any player page. */
export const sheetStep = (name: 'deposit' | 'withdraw' | 'transfer' | 'invite' | 'refund'): Step => ({
  words: `open "${en.home.actions[name]}" from home`,
  may: isAtHome,
  async take(driver, player) {
    await goHome(driver, player);
    await driver.tap(named(player, { key: `home.actions.${name}` }));
  },
});

export const pageStep = (action: 'conditions' | 'spin' | 'history'): Step => ({
  words: `go to "${en.home.actions[action]}" from home`,
  may: isAtHome,
  async take(driver, player) {
    await goHome(driver, player);
    const button = named(player, { key: `home.actions.${action}`, more: action === 'spin' });
    // A site without the wheel has no such button.
    if (action !== 'spin' || (await driver.page.getByRole('button', { name: button.name }).count()) > 0)
      await driver.tap(button);
  },
});

/** Opens a coupon's question from any player page. */
export const couponStep = (nth: number): Step => ({
  words: `open the question about coupon ${nth + 1}`,
  may: isAtHome,
  async take(driver, player) {
    if (!player.view.path.endsWith('/user/spin')) {
      await pageStep('spin').take(driver, player);
      await driver.settle();
    }
    const button = named(player, { key: 'spin.claimOf', more: true }, nth);
    if ((await driver.page.getByRole('button', { name: button.name }).count()) > 0) await driver.tap(button);
  },
});

/** Taps a card: a game on home, or a bonus. */
export const cardStep = (what: 'game' | 'bonus', nth: number): Step => {
  // A game's card names its balance, or that its account can be opened; a bonus card how often it was received.
  const path = what === 'game' ? '/user/home' : '/user/bonus';
  return {
    words: `tap the card of ${what} ${nth + 1}`,
    may: (player) => isAtHome(player) && player.view.path.endsWith(path),
    async take(driver, { language }) {
      const texts = textsOf(language);
      const role = what === 'game' ? 'group' : 'listitem';
      const cards = driver.page.getByRole('main').getByRole(role).getByRole('button', { disabled: false });
      const names = await cards.evaluateAll((all) =>
        all.map((card) => (card.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
      );
      const wanted = names.flatMap((name, at) => (name === '' || name.includes(texts.common.retry) ? [] : [at]));
      const at = wanted[nth % Math.max(1, wanted.length)];
      if (at === undefined) return;
      await driver.tapOn(
        cards.nth(at),
        `page.getByRole('main').getByRole('${role}').getByRole('button', { disabled: false }).nth(${at})`,
      );
    },
  };
};

/** Fills the transfer: both accounts and an amount. */
export const transferStep = (from: number, to: number, amount: string): Step => ({
  words: `choose account ${from + 1} and account ${to + 1}, and type ${JSON.stringify(amount)}`,
  may: (player) =>
    topDialog(player.view) === textsOf(player.language).transfer.title &&
    sees(player, named(player, field('transfer.amountLabel'))),
  async take(driver, player) {
    for (const [side, nth] of [
      ['from', from],
      ['to', to],
    ] as const) {
      const name = textsOf(player.language).transfer[side];
      const options = driver.page.getByRole('listbox', { name, exact: true }).getByRole('option');
      const at = nth % Math.max(1, await options.count());
      await driver.tapOn(
        options.nth(at),
        `page.getByRole('listbox', { name: '${name}', exact: true }).getByRole('option').nth(${at})`,
      );
      await driver.settle();
    }
    await driver.type(named(player, field('transfer.amountLabel')), amount);
  },
});

/** Opens or closes the panel of a QR provider. */
export function providerStep(nth: number): Step {
  const head = { role: 'button', name: /^(WW|Payonex|Paytimz|FP|ธนาคารกสิกรไทย|Kasikornbank)$/, nth } as const;
  return {
    words: `tap the head of provider ${nth + 1}`,
    may: (player) => sees(player, head),
    take: (driver) => driver.tap(head),
  };
}

export const qrStep = (amount: string): Step => ({
  words: `type ${JSON.stringify(amount)} at the open provider, and tap "${en.qr.create}"`,
  may: (player) => sees(player, named(player, field('qr.amount'))),
  async take(driver, player) {
    await driver.type(named(player, field('qr.amount')), amount);
    const button = named(player, { key: 'qr.create' });
    const create = driver.page.getByRole('dialog').last().getByRole('button', { name: button.name });
    // Below the provider's minimum the button stays disabled.
    if (await create.isEnabled()) await driver.tap(button);
  },
  sends: ['createQr'],
  types: amount,
});

/** Logs in by form, with a right or wrong password. */
export const loginStep = (right: boolean): Step => ({
  words: right ? 'log in' : 'log in with a wrong password',
  may: (player) =>
    isFree(player) && player.view.path.endsWith('/login') && sees(player, named(player, { key: 'auth.submit' })),
  async take(driver, player) {
    await driver.type(named(player, field('auth.username')), demoPlayer.username);
    await driver.typeByLabel(textsOf(player.language).auth.password, right ? demoPlayer.password : 'wrong99');
    await driver.tap(named(player, { key: 'auth.submit' }));
  },
  sends: ['login'],
});

export const logoutStep: Step = {
  words: 'log out',
  may: (player) => isFree(player) && sees(player, named(player, { key: 'shell.logout' })),
  take: (driver, player) => driver.tap(named(player, { key: 'shell.logout' })),
};
