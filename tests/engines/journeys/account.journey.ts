import { newcomer } from '../../support/steps/registration.ts';
import { demoPlayer } from '../../support/steps/wallet.ts';
import { test } from '../fixtures.ts';
import { the } from '../phone.ts';

test('registration with a code', async ({ phone, texts }) => {
  const { register, common } = texts;
  await phone.open('/register', { scenario: 'newcomer' });
  await phone.fillField(register.phone, newcomer.phone);
  await phone.pressButton(common.next);
  await phone.sees(the('heading', register.heading.otp));
  await phone.fillField(register.otp.label, '123456');
  await phone.fillField(register.name, newcomer.name);
  await phone.fillField(register.password, newcomer.password);
  await phone.fillField(register.confirm, newcomer.password);
  await phone.pressButton(common.next);
  await phone.press(the('combobox', register.bank));
  const banks = the('dialog', register.bankChoose);
  await phone.fill(the('combobox', register.bankSearch, banks), newcomer.bank);
  await phone.key('Enter');
  await phone.seesNo(banks);
  await phone.fillField(register.firstName, newcomer.firstName);
  await phone.fillField(register.lastName, newcomer.lastName);
  await phone.fillField(register.accountNo, newcomer.accountNo);
  await phone.pressButton(register.submit);
  await phone.sees(the('heading', register.done));
  await phone.isAt(/^\/login/);
  await phone.fillField(texts.auth.password, newcomer.password);
  await phone.pressButton(texts.auth.submit);
  await phone.sees(the('heading', newcomer.name));
  await phone.sees(the('region', texts.home.total));
});

test('log in and out', async ({ phone, texts }) => {
  const { auth } = texts;
  await phone.open('/user/statement');
  await phone.isAt(/^\/login/);
  await phone.fillField(auth.username, demoPlayer.username);
  await phone.fillField(auth.password, 'wrong');
  await phone.pressButton(auth.submit);
  await phone.reads(texts.errorMsg.WRONG_CREDENTIAL);
  await phone.fillField(auth.password, demoPlayer.password);
  await phone.pressButton(auth.submit);
  await phone.isAt(/^\/user\/statement/);
  // The page of visitors, which has a link of the same name, is shown until the player's has come.
  await phone.sees(the('heading', texts.common.titles.statement));
  await phone.press(the('link', texts.shell.menu.home));
  await phone.isAt(/^\/user\/home/);
  await phone.pressButton(texts.shell.logout);
  await phone.isAt(/^\/login/);
  await phone.sees(the('button', auth.submit));
});
