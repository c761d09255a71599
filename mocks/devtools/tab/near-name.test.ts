import { expect, test } from 'vitest';
import { nearName } from './near-name.ts';
import { parameterNames } from './parameter-names.ts';

// APP-397
test.each([
  ['scenaro', 'scenario'],
  ['scenaior', 'scenario'],
  ['senarios', 'scenario'],
  ['cenario', 'scenario'],
  ['Scenario', 'scenario'],
  ['SCENARIO', 'scenario'],
  ['amp;scenario', 'scenario'],
  ['amp;amp;as', 'as'],
  ['scenario[]', 'scenario'],
  [' scenario', 'scenario'],
  ['?scenario', 'scenario'],
  ['scenario=vip', 'scenario'],
  ['\u200Bscenario', 'scenario'],
  ['ｓｅｅｄ', 'seed'],
  ['sed', 'seed'],
  ['sede', 'seed'],
  ['seeds', 'seed'],
  ['As', 'as'],
  ['AT', 'at'],
  ['Set', 'set'],
  ['amp;net', 'net'],
  ['lagn', 'lang'],
  ['langs', 'lang'],
  ['note', 'notes'],
  ['sate', 'state'],
  ['falt', 'fault'],
  ['pannel', 'panel'],
  ['brnad', 'brand'],
  ['rest', 'reset'],
  ['freze', 'freeze'],
  ['freece', 'freeze'],
  ['prezent', 'present'],
  ['preset', 'present'],
])('%j is near to %s', (given, known) => {
  expect(nearName(given, parameterNames)).toBe(known);
});

// APP-397
test.each([
  ...[
    'fbclid',
    'gclid',
    'msclkid',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'ref',
    'source',
  ],
  ...[
    'code',
    'page',
    'v',
    'q',
    'id',
    'x',
    '',
    'ad',
    'a',
    's',
    'test',
    'get',
    'bet',
    'sent',
    'sets',
    'pet',
    'cat',
    'has',
  ],
  ...['need', 'feed', 'send', 'land', 'long', 'lane', 'slang', 'language', 'locale', 'start', 'stage', 'date', 'votes'],
  ...[
    'nodes',
    'grand',
    'default',
    'channel',

    'parent',
    'percent',
    'recent',
    'time',
    'timestamp',
    'token',
    'user',
  ],
  ...['series', 'session', 'service', 'section', 'network', 'again', 'debug', 'mode', 'theme', 'tab', 'ｑ', '\u202E'],
])('%j is near to none', (given) => {
  expect(nearName(given, parameterNames)).toBeNull();
});

// APP-397
test('a known name is near to no other', () => {
  expect(parameterNames.map((name) => nearName(name, parameterNames))).toEqual(parameterNames.map(() => null));
});
