import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function builtWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('./config.ts');
}

// APP-83, MNY-48
test('has the product’s defaults without settings', async () => {
  const { config } = await builtWith({});
  expect(config).toMatchObject({
    appName: 'Krapao',
    version: '1.1.14',
    laos: false,
    iframe: false,
    ufaHost: '',
    pgslotMessage: '',
    paytimzMinimum: null,
    chatHost: '',
    clientHeader: { name: 'x-client', value: 'wallet-user' },
    idempotencyKey: false,
    giftlinkSecret: 'krapao-gift',
    giftlinkSeparator: '|',
    imageHosts: [],
  });
});

test.each([
  ['VITE_API_BASE', 'https://api.example/v1', { apiBase: 'https://api.example/v1' }],
  ['VITE_IMAGE_BASE', 'https://img.example', { imageBase: 'https://img.example' }],
  ['VITE_IMAGE_HOSTS', 'a.example,b.example', { imageHosts: ['a.example', 'b.example'] }],
  ['VITE_CHAT_HOST', 'https://chat.example', { chatHost: 'https://chat.example' }],
  ['VITE_APP_NAME', 'Golden Pouch', { appName: 'Golden Pouch' }],
  ['VITE_APP_NAME', '', { appName: 'Krapao' }],
  ['VITE_APP_NAME', ' ', { appName: 'Krapao' }],
  ['VITE_ENVIRONMENT', 'staging', { environment: 'staging' }],
  ['VITE_ENVIRONMENT', '', { environment: 'test' }],
  ['VITE_CLIENT_HEADER', 'x-wallet: demo', { clientHeader: { name: 'x-wallet', value: 'demo' } }],
  ['VITE_CLIENT_HEADER', 'nonsense', { clientHeader: { name: 'x-client', value: 'wallet-user' } }],
  ['VITE_LAOS', 'true', { laos: true }],
  ['VITE_LAOS', ' 1 ', { laos: true }],
  ['VITE_LAOS', '0', { laos: false }],
  ['VITE_IFRAME', '1', { iframe: true }],
  ['VITE_IDEMPOTENCY_KEY', '1', { idempotencyKey: true }],
  ['VITE_UFA_HOST', 'https://ufa.example/in', { ufaHost: 'https://ufa.example/in' }],
  ['VITE_PGSLOT_MESSAGE', 'closed tonight', { pgslotMessage: 'closed tonight' }],
  ['VITE_PAYTIMZ_MINIMUM', '25', { paytimzMinimum: 25 }],
  ['VITE_PAYTIMZ_MINIMUM', '-1', { paytimzMinimum: null }],
  ['VITE_PAYTIMZ_MINIMUM', 'ten', { paytimzMinimum: null }],
  ['VITE_GIFTLINK_SECRET', 's3cret', { giftlinkSecret: 's3cret' }],
  ['VITE_GIFTLINK_SEPARATOR', '#', { giftlinkSeparator: '#' }],
  // APP-80, APP-81, APP-82, DEP-38, MNY-47, QR-11
])('%s=%s sets its field', async (name, value, effect) => {
  const { config } = await builtWith({ [name]: value });
  expect(config).toMatchObject(effect);
});

const page = 'https://page.example/in';
const noSignIn = { JOKER: '', SLOTXO: '', UFABET: '', UFABET_LAOS: '', SUPERSLOT: '' };

// APP-84, INF-5
test.each([
  ['VITE_JOKER_SIGN_IN', { signIn: { ...noSignIn, JOKER: page } }],
  ['VITE_SLOTXO_SIGN_IN', { signIn: { ...noSignIn, SLOTXO: page } }],
  ['VITE_UFABET_SIGN_IN', { signIn: { ...noSignIn, UFABET: page } }],
  ['VITE_UFABET_LAOS_SIGN_IN', { signIn: { ...noSignIn, UFABET_LAOS: page } }],
  ['VITE_SUPERSLOT_SIGN_IN', { signIn: { ...noSignIn, SUPERSLOT: page } }],
  ['VITE_HOWTO_WALLET', { howtoVideos: { wallet: page } }],
  ['VITE_HOWTO_PLAY', { howtoVideos: { play: page } }],
  ['VITE_HOWTO_BALANCE', { howtoVideos: { balance: page } }],
  ['VITE_HOWTO_BONUS', { howtoVideos: { bonus: page } }],
  ['VITE_HOWTO_END_BONUS', { howtoVideos: { endBonus: page } }],
])('%s sets its address', async (name, effect) => {
  const { config } = await builtWith({ [name]: page });
  expect(config).toMatchObject(effect);
});

// CHT-24
test('uses the API’s address for the chat by default; an empty setting means no chat', async () => {
  const { config } = await builtWith({ VITE_API_BASE: 'https://api.example' });
  expect(config.chatHost).toBe('https://api.example');
  vi.resetModules();
  expect((await builtWith({ VITE_CHAT_HOST: '' })).config.chatHost).toBe('');
});

// APP-36
test('keeps the path of the API base', async () => {
  vi.stubGlobal('location', { origin: 'https://wallet.example' });
  const { apiUrl } = await builtWith({ VITE_API_BASE: 'https://api.example/w/demo/' });
  expect(apiUrl().href).toBe('https://api.example/w/demo/');
});
