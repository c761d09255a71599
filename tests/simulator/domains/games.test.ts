import { expect, test } from 'vitest';
import type { GameAccount } from '../../../contract/generated/models/gameAccount.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { replay } from '../../../mocks/engine/execute/execute.ts';
import { refusal } from '../../support/worlds/newcomer.ts';
import { type Caller, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const done = { status: 200, body: { message: 'SUCCESS' } };
const account = async (player: Caller, code: string) =>
  (await player.get(`/api/wallet/account/${code}`)).body as GameAccount;
const cards = async (player: Caller) => ((await player.get('/api/wallet')).body as WalletView).slots;

// GAM-16
test('the game account that a player opens stays closed for every other player', async () => {
  const sandbox = await openSandbox('all-games-closed');
  const [one, other] = [await logIn(sandbox), await logIn(sandbox, '0898765432')];
  await one.get('/api/wallet/activate/SLOTXO');
  expect(await other.get('/api/wallet/account/SLOTXO')).toEqual(refusal(400, 'SLOT_NO_ACCOUNT'));
  expect(await other.get('/api/wallet/activate/SLOTXO')).toEqual(done);
  expect((await account(other, 'SLOTXO')).username).not.toBe((await account(one, 'SLOTXO')).username);
});

test('each reset gives another password, the same one on replay, and keeps the username', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const first = await account(player, 'JOKER');
  await player.get('/api/wallet/resetpassword/JOKER');
  const second = await account(player, 'JOKER');
  await player.get('/api/wallet/resetpassword/JOKER');
  const third = await account(player, 'JOKER');
  expect(new Set([first.password, second.password, third.password]).size).toBe(3);
  expect(third.username).toBe(first.username);
  expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
});

const autoLogins = [
  ['pg', 'PG', false],
  ['betflix', 'BETFLIX', false],
  ['askmebet', 'ASKMEBET', true],
  ['imi', 'IMI', true],
  ['usun', 'USUN', true],
  ['areaslot', 'AREASLOT', false],
  ['circus', 'CIRCUS', true],
  ['slotracha', 'SLOTRACHA', true],
  ['pgslot', 'PGSLOT', true],
  ['joker2', 'JOKER2', false],
  ['huayhd', 'HUAYHD', false],
] as const;

// GAM-41
test.each(autoLogins)('auto-login of %s gives a link without credentials in it', async (name, code, withPassword) => {
  const player = await logIn(await openSandbox('provider-tour'));
  const { username, password } = await account(player, code);
  const path = [username, ...(withPassword ? [password] : [])].map(encodeURIComponent).join('/');
  const { status, body } = await player.get(`/api/autoLogin/${name}/${path}`);
  expect(status).toBe(200);
  const { link } = body as { link: string };
  expect(new URL(link).host).toBe(`play.${code.toLowerCase()}.example`);
  expect(link).not.toContain(username);
  expect(link).not.toContain(password);
});

// GAM-7
test('a card has the art, the page and the apps of its game', async () => {
  const shown = await cards(await logIn(await openSandbox('provider-tour')));
  const linksOf = (code: string) => {
    const { web, android, ios } = shown.find((game) => game.code === code) ?? {};
    return { web, android, ios };
  };
  expect(linksOf('JOKER')).toEqual({
    web: 'https://play.joker.example/lobby',
    android: 'https://play.google.com/krapao/joker',
    ios: 'https://apps.apple.com/krapao/joker',
  });
  expect(linksOf('PG')).toEqual({ web: 'https://play.pg.example/lobby', android: null, ios: null });
  expect(linksOf('JOKER2')).toMatchObject({ android: 'https://play.google.com/krapao/joker2', ios: null });
  expect(shown).toHaveLength(16);
  expect(shown.filter(({ logo, background }) => !logo || !background)).toEqual([]);
  expect(shown[0]).toMatchObject({ code: 'JOKER', name: 'Joker', category: 'slot', ftWalletSlot: 1 });
});

// GAM-36
test.each([
  ['usual', null, 16],
  ['all', 'https://play.imi.example/lobby', 16],
  ['new', 'https://play.imi.example/lobby', 17],
] as const)('with the web games “%s” IMI has the page %s, and there are %d games', async (webGames, web, count) => {
  const shown = await cards(await logIn(await openSandbox('provider-tour', { set: { webGames } })));
  expect(shown.find(({ code }) => code === 'IMI')?.web).toBe(web);
  expect(shown).toHaveLength(count);
  const added = shown.find(({ code }) => code === 'NEWGAME');
  if (count === 16) expect(added).toBeUndefined();
  else expect(added).toMatchObject({ name: 'New Game', logo: '', background: '', android: null, ios: null });
});

test('sends hidden form fields only for the provider that has a sign-in form', async () => {
  const player = await logIn(await openSandbox('provider-tour'));
  const { event } = await account(player, 'UFABET');
  expect(Object.keys(event ?? {}).sort()).toEqual([
    'eventTarget',
    'eventValidation',
    'viewState',
    'viewStateGenerator',
  ]);
  expect((await account(player, 'JOKER')).event).toBeUndefined();
});
