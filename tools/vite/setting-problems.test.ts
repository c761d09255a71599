import { expect, test } from 'vitest';
import { settingProblems } from './setting-problems.ts';

// APP-96
test.each([
  ['VITE_API_BASE', ['https://api.example.com', 'https://api.example.com/w/one', 'http://127.0.0.1:4870', '']],
  ['VITE_CHAT_HOST', ['https://chat.example.com/', 'http://localhost:4870', '']],
  ['VITE_IMAGE_BASE', ['https://img.example.com/a']],
  ['VITE_IMAGE_HOSTS', ['a.example,b.example', 'a.example:8443, b.example', '']],
  ['VITE_CLIENT_HEADER', ['x-client:wallet-user', 'x-client: wallet']],
  ['VITE_LAOS', ['true', '1', 'false', '0', '']],
  ['VITE_PAYTIMZ_MINIMUM', ['25', '0.5']],
  ['VITE_UFA_HOST', ['https://ufa.example.com/sign-in?x=1']],
  [
    'VITE_HOWTO_PLAY',
    ['https://v.example/play.webm,https://v.example/play.{lang}.mp4', '/videos/{lang}/play.webm', ''],
  ],
  ['VITE_FORM_HOSTS', ['https://a.example,b.example']],
  ['VITE_VIDEO_HOSTS', ['https://player.example']],
  ['VITE_REPORT_URL', ['https://report.example/csp', 'https://o1.example/api/1/security/?key=a1&env=b']],
  ['VITE_APP_NAME', ['Golden Pouch', '']],
])('%s takes what the table of settings allows', (name, values) => {
  for (const value of values) expect(settingProblems({ [name]: value }), value).toEqual([]);
});

// APP-96, APP-242
test.each([
  [
    'VITE_API_BASE',
    ['api.example.com', 'http://api.example.com', 'ftp://x', '//api.example.com', 'https://', 'https://u:p@a.example'],
  ],
  ['VITE_API_BASE', ['https://api.example.com?x=1', 'https://api.example.com/#a', 'javascript:alert(1)', '/api']],
  [
    'VITE_API_BASE',
    ['https://api.example.com,https://b.example', 'https://*.example.com', 'https://$HOST', 'https://{{host}}/a'],
  ],
  ['VITE_CHAT_HOST', ['wss://chat.example.com', 'chat.example.com']],
  ['VITE_IMAGE_BASE', ['img.example.com', 'http://img.example.com']],
  ['VITE_IMAGE_HOSTS', ['https://a.example', 'a.example/b', 'A.example', 'a example', '*.example']],
  ['VITE_CLIENT_HEADER', ['x-client', 'x client:a', 'x-client:', 'x-client:ก']],
  ['VITE_CLIENT_HEADER', ['Host:a', 'cookie:a', 'sec-client:a', 'Authorization:a', 'idempotency-key:a']],
  ['VITE_LAOS', ['yes', 'TRUE', 'on', 'true ', ' 1']],
  ['VITE_CHAT_HOST', [' ', '\t', ' https://chat.example.com']],
  ['VITE_APP_NAME', [' ', ' Krapao']],
  ['VITE_PAYTIMZ_MINIMUM', ['ten', '-1', '0', '0.00', 'Infinity', '1e3', '1e21', '0x10', '10.005', '0.001', '1,000']],
  ['VITE_JOKER_SIGN_IN', ['joker.example', 'http://joker.example']],
  [
    'VITE_HOWTO_PLAY',
    [
      'play.webm',
      '//v.example/play.webm',
      'https://v.example/a.webm,ftp://v.example/a.mp4',
      'https://{lang}.example/a.webm',
    ],
  ],
  ['VITE_FORM_HOSTS', ['http://a.example', 'a b']],
  ['VITE_REPORT_URL', ['/csp', 'http://report.example', 'https://report.example/csp;frame-ancestors *']],
  ['VITE_REPORT_URL', ['https://report.example/"', 'https://report.example/a,b', 'https://report.example/$host']],
  // A content policy cannot name such a host: browsers would block every call.
  ['VITE_API_BASE', ['http://[::1]:4870', 'https://[2001:db8::1]']],
])('%s with a value that cannot work is named in a sentence', (name, values) => {
  for (const value of values) {
    expect(settingProblems({ [name]: value }), value).toEqual([expect.stringMatching(new RegExp(`^${name} .+\\.$`))]);
  }
});

// APP-400
test.each([
  ['VITE_LAO', 'VITE_LAOS'],
  ['VITE_LOAS', 'VITE_LAOS'],
  ['vite_api_base', 'VITE_API_BASE'],
  ['VITE_APP_NAMES', 'VITE_APP_NAME'],
  ['VITE_GIFTLINK_SECRETE', 'VITE_GIFTLINK_SECRET'],
])('%s is refused, and %s named', (name, meant) => {
  expect(settingProblems({ [name]: '' })).toEqual([`${name} is no setting. Was ${meant} meant?`]);
});

// APP-400
test('names that are like no setting are left alone', () => {
  expect(settingProblems({ VITE_USER_NODE_ENV: 'test', VITE_CJS_TRACE: '1', VITEST: 'true', PATH: '/bin' })).toEqual(
    [],
  );
});
