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
test('a build without settings has the defaults of the product', async () => {
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
])('%s=%s has its effect', async (name, value, effect) => {
  const { config } = await builtWith({ [name]: value });
  expect(config).toMatchObject(effect);
});

test.each([
  ['JOKER', 'VITE_JOKER_SIGN_IN'],
  ['SLOTXO', 'VITE_SLOTXO_SIGN_IN'],
  ['UFABET', 'VITE_UFABET_SIGN_IN'],
  ['UFABET_LAOS', 'VITE_UFABET_LAOS_SIGN_IN'],
  ['SUPERSLOT', 'VITE_SUPERSLOT_SIGN_IN'],
  // APP-84
] as const)('the sign-in page of %s is %s', async (game, name) => {
  const { config } = await builtWith({ [name]: 'https://games.example/in' });
  expect(config.signIn[game]).toBe('https://games.example/in');
  expect(Object.values(config.signIn).filter((page) => page !== '')).toHaveLength(1);
});

test.each([
  ['wallet', 'VITE_HOWTO_WALLET'],
  ['play', 'VITE_HOWTO_PLAY'],
  ['balance', 'VITE_HOWTO_BALANCE'],
  ['bonus', 'VITE_HOWTO_BONUS'],
  ['endBonus', 'VITE_HOWTO_END_BONUS'],
  // APP-84, INF-5
] as const)('the video of the guide %s is %s', async (guide, name) => {
  const { config } = await builtWith({ [name]: 'https://video.example/one.webm' });
  expect(config.howtoVideos[guide]).toBe('https://video.example/one.webm');
});

// CHT-24
test('the chat is where the API is, unless another place is named, or none', async () => {
  const { config } = await builtWith({ VITE_API_BASE: 'https://api.example' });
  expect(config.chatHost).toBe('https://api.example');
  vi.resetModules();
  expect((await builtWith({ VITE_CHAT_HOST: '' })).config.chatHost).toBe('');
});

// APP-36
test('an API base with a path keeps it', async () => {
  vi.stubGlobal('location', { origin: 'https://wallet.example' });
  const { apiUrl } = await builtWith({ VITE_API_BASE: 'https://api.example/w/demo/' });
  expect(apiUrl().href).toBe('https://api.example/w/demo/');
});
