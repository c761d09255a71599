/** Typing, choosing, and the multi-step ways to a form that can be sent. */
import type { OperationId } from '../../../contract/generated/operations.ts';
import { amounts } from '../../../mocks/devtools/walks/acts.ts';
import { topDialog } from '../../../mocks/devtools/walks/view.ts';
import en from '../../../src/shared/i18n/en.json' with { type: 'json' };
import { demoPlayer } from '../../support/steps/wallet.ts';
import { type Texts, textsOf } from '../../support/texts.ts';
import { isFree, isLoggedIn, nameIn, type Player, type Step, sees, textAt } from '../step.ts';

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

export const typeStep = (key: string, text: string, nth: number): Step => ({
  words: `type ${JSON.stringify(text)} into "${textAt(en as Texts, key)}"${nth > 0 ? `, number ${nth + 1} of them` : ''}`,
  may: (player) => sees(player, { role: 'textbox', name: nameIn(player.language, key), nth }),
  take: (hands, player) => hands.type({ role: 'textbox', name: nameIn(player.language, key), nth }, text),
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
  take: (hands) => hands.press('Enter'),
  // Focus may be on any button of the dialog, so Enter may leave it too.
  sends: [...sends, 'cancelQr'],
}));

const isAtHome = (player: Player) => isLoggedIn(player) && isFree(player);

/** Opens a sheet of home from any player page. */
export const sheetStep = (name: 'deposit' | 'withdraw' | 'transfer' | 'invite' | 'refund'): Step => ({
  words: `open "${en.home.actions[name]}" from home`,
  may: isAtHome,
  async take(hands, { language, view }) {
    if (!view.path.endsWith('/user/home')) {
      await hands.tap({ role: 'link', name: nameIn(language, 'shell.menu.home') });
      await hands.settle();
    }
    await hands.tap({ role: 'button', name: nameIn(language, `home.actions.${name}`) });
  },
});

export const pageStep = (action: 'conditions' | 'spin' | 'history'): Step => ({
  words: `go to "${en.home.actions[action]}" from home`,
  may: isAtHome,
  async take(hands, { language, view }) {
    if (!view.path.endsWith('/user/home')) {
      await hands.tap({ role: 'link', name: nameIn(language, 'shell.menu.home') });
      await hands.settle();
    }
    const name = nameIn(language, `home.actions.${action}`, action === 'spin');
    // A site without the wheel has no such button.
    if (action !== 'spin' || (await hands.page.getByRole('button', { name }).count()) > 0)
      await hands.tap({ role: 'button', name });
  },
});

/** Opens a coupon's question from any player page. */
export const couponStep = (nth: number): Step => ({
  words: `open the question about coupon ${nth + 1}`,
  may: isAtHome,
  async take(hands, player) {
    if (!player.view.path.endsWith('/user/spin')) {
      await pageStep('spin').take(hands, player);
      await hands.settle();
    }
    const name = nameIn(player.language, 'spin.claimOf', true);
    if ((await hands.page.getByRole('button', { name }).count()) > 0) await hands.tap({ role: 'button', name, nth });
  },
});

/** Taps a card: a game on home, or a bonus. */
export const cardStep = (what: 'game' | 'bonus', nth: number): Step => {
  // A game's card names its balance, or that its account can be opened; a bonus card how often it was received.
  const path = what === 'game' ? '/user/home' : '/user/bonus';
  return {
    words: `tap the card of ${what} ${nth + 1}`,
    may: (player) => isAtHome(player) && player.view.path.endsWith(path),
    async take(hands, { language }) {
      const texts = textsOf(language);
      const cards = hands.page
        .getByRole('main')
        .getByRole(what === 'game' ? 'group' : 'listitem')
        .getByRole('button', { disabled: false });
      const names = await cards.evaluateAll((all) =>
        all.map((card) => (card.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
      );
      const wanted = names.flatMap((name, at) => (name === '' || name.includes(texts.common.retry) ? [] : [at]));
      const at = wanted[nth % Math.max(1, wanted.length)];
      if (at === undefined) return;
      const role = what === 'game' ? 'group' : 'listitem';
      hands.lines.push(
        `await page.getByRole('main').getByRole('${role}').getByRole('button', { disabled: false }).nth(${at}).click();`,
      );
      await hands.tapOn(cards.nth(at));
    },
  };
};

/** Fills the transfer: both accounts and an amount. */
export const transferStep = (from: number, to: number, amount: string): Step => ({
  words: `choose account ${from + 1} and account ${to + 1}, and type ${JSON.stringify(amount)}`,
  may: (player) =>
    topDialog(player.view) === textsOf(player.language).transfer.title &&
    sees(player, { role: 'textbox', name: nameIn(player.language, 'transfer.amountLabel') }),
  async take(hands, { language }) {
    for (const [side, nth] of [
      ['from', from],
      ['to', to],
    ] as const) {
      const list = hands.page.getByRole('listbox', { name: textsOf(language).transfer[side], exact: true });
      const options = list.getByRole('option');
      const at = nth % Math.max(1, await options.count());
      hands.lines.push(
        `await page.getByRole('listbox', { name: '${textsOf(language).transfer[side]}', exact: true }).getByRole('option').nth(${at}).click();`,
      );
      await hands.tapOn(options.nth(at));
      await hands.settle();
    }
    await hands.type({ role: 'textbox', name: nameIn(language, 'transfer.amountLabel') }, amount);
  },
});

export const qrStep = (nth: number, amount: string): Step => ({
  words: `type ${JSON.stringify(amount)} at provider ${nth + 1}, and tap "${en.qr.create}"`,
  may: (player) => sees(player, { role: 'textbox', name: nameIn(player.language, 'qr.amount'), nth }),
  async take(hands, { language }) {
    await hands.type({ role: 'textbox', name: nameIn(language, 'qr.amount'), nth }, amount);
    // Below the provider's minimum the button stays disabled.
    const button = hands.page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: nameIn(language, 'qr.create') });
    if (await button.nth(nth).isEnabled())
      await hands.tap({ role: 'button', name: nameIn(language, 'qr.create'), nth });
  },
  sends: ['createQr'],
  types: amount,
});

/** Logs in by form, with a right or wrong password. */
export const loginStep = (right: boolean): Step => ({
  words: right ? 'log in' : 'log in with a wrong password',
  may: (player) =>
    isFree(player) &&
    player.view.path.endsWith('/login') &&
    sees(player, { role: 'button', name: nameIn(player.language, 'auth.submit') }),
  async take(hands, { language }) {
    await hands.type({ role: 'textbox', name: nameIn(language, 'auth.username') }, demoPlayer.username);
    await hands.typeByLabel(textsOf(language).auth.password, right ? demoPlayer.password : 'wrong99');
    await hands.tap({ role: 'button', name: nameIn(language, 'auth.submit') });
  },
  sends: ['login'],
});

export const logoutStep: Step = {
  words: 'log out',
  may: (player) => isFree(player) && sees(player, { role: 'button', name: nameIn(player.language, 'shell.logout') }),
  take: (hands, { language }) => hands.tap({ role: 'button', name: nameIn(language, 'shell.logout') }),
};
