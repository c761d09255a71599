import { expect, test } from 'vitest';
import { nearName } from './near-name.ts';
import { parameterNames } from './parameter-names.ts';

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
  ['notes', 'note'],
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
