import { png } from '../../support/png.ts';
import { fill } from '../../support/texts.ts';
import { expect, fileOf, test } from '../fixtures.ts';
import { showing, the } from '../phone.ts';

test('deposit by bank with a slip', async ({ phone, texts }) => {
  const { deposit, slip } = texts;
  await phone.open('/user/home', { scenario: 'bank-deposit', person: 'player' });
  await phone.pressButton(texts.home.actions.deposit);
  const sheet = the('dialog', deposit.title);
  await phone.sees(the('heading', deposit.banks, sheet));
  await phone.pressButton(deposit.slip, sheet);
  const slips = the('dialog', slip.title);
  await phone.sees(slips);
  await phone.settled();
  await phone.chooseFile(fileOf('slip-500.png', png));
  await phone.sees(the('img', slip.preview, slips));
  await phone.pressButton(slip.upload, slips);
  await phone.sees(showing(the('listitem', undefined, slips), slip.status.pending));
  expect(await phone.calls('uploadSlip')).toBe(1);
  await phone.tab.run(() => window.sandbox?.operate('approveSlip', {}));
  // The app asks again for the status of a slip that is being checked, every ten seconds.
  await phone.sees(showing(the('listitem', undefined, slips), '500.00'));
  await phone.seesNo(showing(the('listitem', undefined, slips), slip.status.pending));
});

for (const language of ['th', 'la'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a QR is made and paid, ${language}`, async ({ phone, texts }) => {
      const { deposit, qr } = texts;
      await phone.open('/user/home', { scenario: 'qr-deposit', person: 'player', language });
      const before = await phone.balances();
      await phone.pressButton(texts.home.actions.deposit);
      const panel = the('region', 'WW', the('dialog', deposit.title));
      // only the first of several panels is open
      await phone.pressButton('WW', panel);
      await phone.fill(the('textbox', qr.amount, panel), '๑,๒๓๔.๕๐');
      await phone.pressButton(qr.create, panel);
      await phone.sees(showing(the('timer', undefined, panel), /^14:\d\d$/));
      await phone.sees(the('img', /1,234\.50/, panel));
      await phone.tab.run(() => window.sandbox?.operate('payQr', {}));
      await phone.pressButton(qr.play, panel);
      await phone.seesNo(the('dialog', deposit.title));
      await phone.holds({ wallet: before.wallet + 123_450 });
    });
  });
}

test('deposit by e-wallet', async ({ phone, texts }) => {
  const { deposit } = texts;
  await phone.open('/user/home', { person: 'player' });
  await phone.pressButton(texts.home.actions.deposit);
  const sheet = the('dialog', deposit.title);
  await phone.press(the('button', new RegExp(`^${deposit.wallets}`), sheet));
  await phone.sees(the('heading', deposit.wallets, sheet));
  await phone.pressButton(deposit.copyWallet, sheet);
  // A browser may refuse to copy: then the number is selected, to be copied by hand.
  await phone.until('the number is copied or selected', async () => {
    const isCopied = new RegExp(fill(texts.common.copied, { text: '\\s*\\d[\\d-]{9}' })).test(await phone.text());
    return isCopied || /^\d[\d-]{9,}$/.test(await phone.tab.run(() => String(getSelection())));
  });
});

test('a gift link', async ({ phone, texts }) => {
  const { gift, title } = texts.deposit;
  await phone.open('/user/home', { person: 'player' });
  const before = await phone.balances();
  await phone.pressButton(texts.home.actions.deposit);
  const sheet = the('dialog', title);
  await phone.press(the('button', new RegExp(`^${gift.title}`), sheet));
  await phone.fill(
    the('textbox', gift.label, sheet),
    'ของขวัญให้คุณ https://gift.truemoney.com/campaign/?utm=x&v=KRAPAOGIFT500 กดรับเลย',
  );
  await phone.pressButton(gift.send, sheet);
  await phone.seesNo(sheet);
  await phone.reads(gift.sent);
  await phone.holds({ wallet: before.wallet + 50_000 });
  expect(await phone.calls('sendGiftLink')).toBe(1);
});
