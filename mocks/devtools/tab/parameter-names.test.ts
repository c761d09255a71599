import { expect, test } from 'vitest';
import { nearName } from './near-name.ts';
import { parameterNames, readNames } from './parameter-names.ts';

// APP-397
test.each([
  ['scenario', 'scenaro', 'scenaior', 'senarios', 'cenario', 'Scenario', 'SCENARIO', 'amp;scenario', 'scenario[]'],
  ['scenario', ' scenario', '?scenario', 'scenario=vip', '\u200Bscenario'],
  ['seed', 'ｓｅｅｄ', 'sed', 'sede', 'seeds'],
  ['as', 'As', 'amp;amp;as'],
  ['at', 'AT'],
  ['set', 'Set'],
  ['net', 'amp;net'],
  ['lang', 'lagn', 'langs'],
  ['state', 'sate'],
  ['fault', 'falt'],
  ['panel', 'pannel'],
  ['brand', 'brnad'],
  ['reset', 'rest'],
  ['freeze', 'freze', 'freece'],
  ['present', 'prezent', 'preset'],
])('recognises typos of %s', (known, ...typos) => {
  for (const given of typos) expect(nearName(given, parameterNames), given).toBe(known);
});

// APP-397
test('leaves names of the app and of others alone', () => {
  const others = [
    'fbclid gclid msclkid utm_source utm_medium utm_campaign utm_term utm_content ref source code page v q id x ad a s',
    'test get bet sent sets pet cat has need feed send land long lane slang language locale start stage date votes',
    'nodes grand default channel parent percent recent time timestamp token user series session service section',
    'network again debug mode theme tab ｑ \u202E',
  ].flatMap((names) => names.split(' '));
  for (const given of ['', ...others]) expect(nearName(given, parameterNames), given).toBeNull();
});

// APP-397
test('never takes a known name for a typo of another', () => {
  expect(parameterNames.map((name) => nearName(name, parameterNames))).toEqual(parameterNames.map(() => null));
});

const read = (search: string) => readNames(new URLSearchParams(search));

// APP-397
test('reports a typo with the likely parameter', () => {
  expect(read('?scenaro=vip&as=player')).toEqual([{ parameter: 'scenaro', value: 'vip', meant: 'scenario' }]);
  expect(read('?scenario=everyday&amp;as=player')).toEqual([{ parameter: 'amp;as', value: 'player', meant: 'as' }]);
  expect(read('?Seed=7&sed=8')).toEqual([
    { parameter: 'Seed', value: '7', meant: 'seed' },
    { parameter: 'sed', value: '8', meant: 'seed' },
  ]);
});

// APP-397
test('ignores other names, repeated or not', () => {
  expect(read('?code=PR1&page=2&code=PR2&fbclid=x&utm_source=a&utm_source=b')).toEqual([]);
  expect(read('?scenario=vip&seed=7')).toEqual([]);
});

// APP-398
test('reports a repeated parameter with its values', () => {
  expect(read('?scenario=vip&scenario=broke')).toEqual([{ parameter: 'scenario', value: 'vip, broke', meant: null }]);
  expect(read('?state=login-refused&state=')).toEqual([{ parameter: 'state', value: 'login-refused, ', meant: null }]);
  expect(read('?fault=spin:gone&fault=transfer:gone')).toEqual([]);
});
