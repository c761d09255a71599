import aes from 'crypto-js/aes';
import { expect, test } from 'vitest';
import type { DepositChannels } from '../../../contract/generated/models/depositChannels.ts';
import { replay } from '../../../mocks/engine/execute/execute.ts';
import { refusal } from '../../support/worlds/newcomer.ts';
import { brokenRules, type Caller, logIn, openSandbox, walletOf } from '../../support/worlds/open-sandbox.ts';

const campaign = 'https://gift.truemoney.com/campaign/?v=';
const done = { status: 200, body: { message: 'SUCCESS' } };
const balance = async (player: Caller) => (await walletOf(player)).money;

async function send(player: Caller, link: string) {
  const { wallets } = (await player.get('/api/lookup/deposit')).body as DepositChannels;
  const number = wallets.find(({ mode }) => mode !== 'AUTO')?.walletAccountName;
  return player.post('/api/wallet/truelink', { link: aes.encrypt(`${link}|${number}`, 'krapao-gift').toString() });
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
  expect(brokenRules(sandbox)).toEqual([]);
});
