import aes from 'crypto-js/aes';
import { expect, test } from 'vitest';
import type { DepositChannels } from '../../../contract/generated/models/depositChannels.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import { refusal } from '../../support/worlds/newcomer.ts';
import { type Caller, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const campaign = 'https://gift.truemoney.com/campaign/?v=';
const done = { status: 200, body: { message: 'SUCCESS' } };
const balance = async (player: Caller) => ((await player.get('/api/wallet')).body as WalletView).wallet.amount;

async function send(player: Caller, link: string, secret = 'krapao-gift') {
  const { wallets } = (await player.get('/api/lookup/deposit')).body as DepositChannels;
  const number = wallets.find(({ mode }) => mode !== 'AUTO')?.walletAccountName;
  return player.post('/api/wallet/truelink', { link: aes.encrypt(`${link}|${number}`, secret).toString() });
}

// DEP-46, DEP-47
test('a gift is credited once, also when another player sends it again', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  expect(await send(player, `${campaign}KRAPAOGIFT500`)).toEqual(done);
  expect(await balance(player)).toBe(4750.75);
  expect(await send(player, `${campaign}KRAPAOGIFT500`)).toEqual(refusal(409, 'TRUELINK_DUPLICATE'));
  const other = await logIn(sandbox, '0898765432');
  expect(await send(other, `${campaign}KRAPAOGIFT500&from=line`)).toEqual(refusal(409, 'TRUELINK_DUPLICATE'));
  expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
});

// DEP-48
test.each([
  ['0812345678', 250_000],
  ['0898765432', 500],
])('in Laos a gift of 500 baht is credited to %s as %d of the own currency', async (username, worth) => {
  const sandbox = await openSandbox('laos', { set: { depositGiftLink: true } });
  const player = await logIn(sandbox, username);
  const before = await balance(player);
  expect(await send(player, `${campaign}KRAPAOGIFT500`)).toEqual(done);
  expect((await balance(player)) - before).toBe(worth);
  expect(sandbox.invariants().filter(({ holds }) => !holds)).toEqual([]);
});

test('a gift link has the same value in every world with the same seed', async () => {
  const amounts = new Set<number>();
  for (let time = 0; time < 2; time++) {
    const player = await logIn(await openSandbox('everyday'));
    await send(player, `${campaign}aBcDeFgH1234`);
    amounts.add(await balance(player));
  }
  expect(amounts.size).toBe(1);
  expect([...amounts][0]).toBeGreaterThan(4250.75);
});

// DEP-43, DEP-45
test.each([
  [`${campaign}KRAPAOUSED`, 409, 'TRUELINK_DUPLICATE'],
  [`${campaign}KRAPAOINVALID`, 400, 'TRUELINK_INVALID'],
  [`${campaign}KRAPAOGIFT1`, 400, 'TRUELINK_INVALID'],
  ['https://evil.example/campaign/?v=aBcDeFgH1234', 400, 'TRUELINK_INVALID'],
])('%s answers %d %s and changes nothing', async (link, status, code) => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const before = sandbox.dump();
  expect(await send(player, link)).toEqual(refusal(status, code));
  expect(sandbox.dump()).toBe(before);
});

// DEP-45
test('a link encrypted with another secret, or for a wallet that is not offered, is invalid', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const invalid = refusal(400, 'TRUELINK_INVALID');
  expect(await send(player, `${campaign}aBcDeFgH1234`, 'another secret')).toEqual(invalid);
  await sandbox.set('depositGiftLink', false);
  expect(await send(player, `${campaign}aBcDeFgH1234`)).toEqual(invalid);
});
