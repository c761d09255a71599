import { expect, test } from '../fixtures.ts';
import { type Phone, showing, the } from '../phone.ts';

async function transfer({ phone, from, to, amount }: { phone: Phone; from: string; to: string; amount: string }) {
  const { transfer: words, home, common } = phone.texts;
  await phone.pressButton(home.actions.transfer);
  const sheet = the('dialog', words.title);
  await phone.press(the('option', new RegExp(from), the('listbox', words.from, sheet)));
  await phone.press(the('option', new RegExp(to), the('listbox', words.to, sheet)));
  await phone.fill(the('textbox', words.amountLabel, sheet), amount);
  await phone.pressButton(words.submit, sheet);
  const done = the('dialog', words.done);
  await phone.pressButton(common.ok, done);
  await phone.seesNo(done);
}

for (const language of ['th', 'la'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a transfer to a game and back, ${language}`, async ({ phone, texts }) => {
      const wallet = texts.account.WALLET;
      await phone.open('/user/home', { person: 'player', language });
      const before = await phone.balances();
      await transfer({ phone, from: wallet, to: 'Joker', amount: '100.50' });
      await phone.holds({ ...before, wallet: before.wallet - 10_050, games: before.games + 10_050 });
      await transfer({ phone, from: 'Joker', to: wallet, amount: '100.50' });
      await phone.holds(before);
      expect(await phone.calls('transfer')).toBe(2);
    });
  });
}

test('a withdrawal', async ({ phone, texts }) => {
  const { withdraw, home, common } = texts;
  await phone.open('/user/home', { person: 'player' });
  const before = await phone.balances();
  await phone.pressButton(home.actions.withdraw);
  const sheet = the('dialog', withdraw.title);
  const amount = the('textbox', withdraw.amountLabel, sheet);
  await phone.fill(amount, '99.99');
  await phone.pressButton(withdraw.submit, sheet);
  await phone.sees(the('alert', undefined, sheet));
  await phone.fill(amount, '๑,๐๐๐.๕๐');
  await phone.pressButton(withdraw.submit, sheet);
  const done = the('dialog', withdraw.done);
  await phone.sees(showing(done, '1,000.50'));
  await phone.pressButton(common.ok, done);
  await phone.holds({ total: before.total - 100_050 });
});

test('a session that has ended', async ({ phone, texts }) => {
  await phone.open('/user/home', { person: 'player' });
  await phone.pressButton(texts.home.actions.withdraw);
  const sheet = the('dialog', texts.withdraw.title);
  await phone.fill(the('textbox', texts.withdraw.amountLabel, sheet), '150.50');
  await phone.tab.run(() => window.sandbox?.fault('withdrawAll', 'invalid-token'));
  await phone.pressButton(texts.withdraw.submit, sheet);
  await phone.isAt(/^\/login/);
  await phone.reads(texts.common.sessionEndedMoney);
});

test('the history with its filter', async ({ phone, texts }) => {
  const { statement } = texts;
  await phone.open('/user/statement', { person: 'player' });
  const row = showing(the('listitem', undefined, the('main')), /\d{2}\/\d{2}\/2026 \d{2}:\d{2}:\d{2}/);
  await phone.counts(row, 10);
  const transfers = { ...row, text: { pattern: `${statement.type.transfer}.*\\d{2}/\\d{2}/2026` } };
  const { count } = await phone.look(transfers);
  expect(count).toBeGreaterThan(0);
  await phone.pressButton(statement.filter.open);
  await phone.pressButton(statement.type.transfer, the('group', statement.filter.label));
  await phone.counts(row, count);
});
