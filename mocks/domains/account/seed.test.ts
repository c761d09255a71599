import { expect, test } from 'vitest';
import { everyday } from '../../../scenarios/everyday.ts';
import { buildWorld } from '../../engine/execute/build-world.ts';
import { journalVersion } from '../../kernel/journal.ts';
import { players } from '../../kernel/player.ts';
import { bankCodes, type Switches, withSwitches } from '../../kernel/switches.ts';
import { banks, demoPlayer } from '../../reference/reference-data.ts';
import { banksOnOffer } from './players.ts';

const at = Date.parse('2026-03-14T20:15:00+07:00');
const worldWith = (changes: Partial<Switches>) =>
  buildWorld({
    seq: 0,
    at,
    kind: 'start',
    version: journalVersion,
    scenario: 'everyday',
    seed: 1,
    switches: withSwitches(everyday.switches, changes),
  });
const demoIn = async (changes: Partial<Switches>) => {
  const { username } = demoPlayer;
  return (await worldWith(changes)).table(players).findFirst((q) => q.where({ username }));
};

test('offers every bank in the switch playerBank', () => {
  expect([...bankCodes].sort()).toEqual(banks.map(({ code }) => code).sort());
});

test.each(banks)('gives a player of $code an account number of $digits digits', async ({ code, digits }) => {
  const player = await demoIn({ playerBank: code as Switches['playerBank'] });
  expect(player?.bankCode).toBe(code);
  expect(player?.bankAccountNo).toMatch(new RegExp(`^[1-9]\\d{${digits - 1}}$`));
});

test.each([
  ['english', /^[A-Z]+ [A-Z]+$/],
  ['lower-case', /^[a-z]+ [a-z]+$/],
  ['thai', /^[\u0e01-\u0e4e]+ [\u0e01-\u0e4e]+$/],
] as const)('the name of the account is %s when the switch says so', async (playerBankName, pattern) => {
  expect((await demoIn({ playerBankName }))?.bankAccountName).toMatch(pattern);
});

test('offers Thai banks, in Laos Lao ones first', async () => {
  const countries = async (laos: boolean) => banksOnOffer(await worldWith({ laos })).map(({ country }) => country);
  expect(new Set(await countries(false))).toEqual(new Set(['TH']));
  expect([...new Set(await countries(true))]).toEqual(['LA', 'TH']);
});
