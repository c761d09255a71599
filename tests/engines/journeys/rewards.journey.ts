import { fill } from '../../support/texts.ts';
import { expect, test } from '../fixtures.ts';
import { showing, the } from '../phone.ts';

test('cashback', async ({ phone, texts }) => {
  const { refund, home } = texts;
  await phone.open('/user/home', { scenario: 'refund-ready', person: 'player', set: 'banners:off' });
  const before = await phone.balances();
  await phone.pressButton(home.actions.refund);
  const sheet = the('dialog', refund.title);
  await phone.pressButton(refund.receive, sheet);
  await phone.sees(showing(sheet, refund.none));
  await phone.pressButton(refund.add, sheet);
  await phone.pressButton(refund.addConfirm, the('dialog', refund.addTitle));
  await phone.seesNo(sheet);
  await phone.reads(texts.errorMsg.REFUND_SUCCESS);
  await phone.until('the wallet holds more', async () => (await phone.balances()).wallet > before.wallet);
});

test('a bonus', async ({ phone, texts }) => {
  const { bonus, common } = texts;
  const name = 'โบนัสขาประจำ';
  await phone.open('/user/bonus', { person: 'player' });
  await phone.pressButton(new RegExp(name));
  await phone.pressButton(bonus.take, the('dialog', name));
  await phone.pressButton(common.ok, the('dialog', bonus.taken));
  await phone.sees(showing(the('button', new RegExp(name)), bonus.state.current));
  expect(await phone.calls('activateBonus')).toBe(1);
});

for (const language of ['th', 'la'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`the wheel, ${language}`, async ({ phone, texts }) => {
      const { spin, common } = texts;
      await phone.open('/user/spin', { scenario: 'lucky', person: 'player', language });
      const wheel = the('button', new RegExp(`^${spin.spin}`));
      await phone.sees(showing(wheel, '12'));
      await phone.press(wheel);
      await phone.pressButton(common.ok, the('dialog', '100 บาท'));
      await phone.sees(showing(wheel, '11'));
    });
  });
}

test('a coupon', async ({ phone, texts }) => {
  const { spin, common } = texts;
  await phone.open('/user/spin', { scenario: 'lucky', person: 'player' });
  await phone.pressButton(fill(spin.claimOf, { label: '30 บาท' }));
  await phone.pressButton(spin.claimConfirm, the('dialog'));
  const done = the('dialog', spin.claimed);
  await phone.sees(showing(done, '30.00'));
  await phone.pressButton(common.ok, done);
  expect(await phone.calls('claimCoupon')).toBe(1);
});
