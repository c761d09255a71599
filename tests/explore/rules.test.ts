import { expect, test } from 'vitest';
import { brokenBy } from './rules.ts';
import { growthOf } from './steps/looks.ts';
import type { StepEffects } from './walks/rules.ts';
import type { SeenCall, View } from './walks/view.ts';

const sound: View = {
  ...{ path: '/user/statement', lang: 'en', text: 'Transaction history', thai: [], dialogs: [], controls: [] },
  ...{ typed: [], sideways: 0, lostFocus: null, timers: [], rows: ['+100.00', '−50.00'], calls: [] },
  ...{ brokenRules: [], qrLeft: [], home: null, told: null },
  statement: [
    { type: 'deposit', amount: 100 },
    { type: 'withdraw', amount: 50 },
  ],
};
const call: SeenCall = {
  ...{ id: 1, operation: 'transfer', method: 'POST', path: '/api/wallet/transfer', status: 200, problems: [] },
  ...{ headers: { 'x-client': 'wallet-user' }, body: '{"amount":100.5}', underWay: false, fault: null },
};
const sheet = { name: 'Transfer', modal: true, holdsFocus: true };

const rulesBrokenBy = (
  after: Partial<View>,
  more: { step?: StepEffects; before?: Partial<View>; calls?: readonly SeenCall[]; rested?: boolean } = {},
) => {
  const { step = {}, calls = [], rested = true } = more;
  const [before, view] = [
    { ...sound, ...more.before },
    { ...sound, ...after },
  ];
  const happened = { step, before, after: view, calls, rested, online: true, thrown: [], wrong: [] };
  return brokenBy(happened).map(({ rule }) => rule);
};

test('a correct page and a confirmed command break no rule', () => {
  expect(rulesBrokenBy({})).toEqual([]);
  const before = { typed: ['100.50'] };
  expect(rulesBrokenBy({}, { calls: [call], step: { sends: ['transfer'] }, before })).toEqual([]);
  expect(rulesBrokenBy({ timers: ['15:00'], qrLeft: [900_000] })).toEqual([]);
  // Rows may be filtered out, but not reordered.
  expect(rulesBrokenBy({ rows: ['−50.00'] })).toEqual([]);
});

test.each<[string, Partial<View>]>([
  ['No part of a page fails.', { text: 'This part cannot be shown' }],
  ['A page is never blank.', { text: ' ' }],
  ['No text shows a defect.', { text: 'Balance NaN baht' }],
  ['Every text of the app is in the chosen language.', { thai: ['ถอนเงิน'] }],
  ['The rules of the world hold.', { brokenRules: ['no account of a player is below zero'] }],
  ['A page does not scroll sideways.', { sideways: 4 }],
  ['The focus is where the player can see it.', { lostFocus: '<button>' }],
  ['The focus is in the dialog that is open.', { dialogs: [{ ...sheet, holdsFocus: false }] }],
  ['A countdown shows what a QR has left.', { timers: ['00:00'], qrLeft: [] }],
  [
    'The amounts on home are those of the last answer.',
    { home: { total: '2.00', wallet: '2.00', games: '1.50' }, told: { wallet: 200, games: 150 } },
  ],
  ['A row of the history is what the answer says.', { rows: ['+50.00'] }],
  ['A row of the history is what the answer says.', { rows: ['−50.00', '+100.00'] }],
])('detects on a page: %s', (rule, after) => {
  expect(rulesBrokenBy(after)).toEqual([rule]);
});

test('detects commands without confirmation, sent twice or with another amount', () => {
  const confirmed = { sends: ['transfer'] as const };
  expect(rulesBrokenBy({}, { calls: [call] })).toEqual(['A command goes out only when the player confirms it.']);
  expect(rulesBrokenBy({}, { calls: [call, { ...call, id: 2 }], step: confirmed })).toEqual([
    'What the player confirms goes out once.',
  ]);
  expect(rulesBrokenBy({}, { calls: [call], step: confirmed, before: { typed: ['100'] } })).toEqual([
    'A command carries the amount that the player typed.',
  ]);
  expect(rulesBrokenBy({}, { calls: [call], step: confirmed, before: { typed: ['7', '๑๐๐.๕'] } })).toEqual([]);
});

test('an unknown press may send several commands, but none twice', () => {
  const step = { sends: ['transfer'] as const, sendsEach: true };
  const other = { ...call, id: 2, body: '{"amount":7}' };
  expect(rulesBrokenBy({}, { calls: [call, other], step })).toEqual([]);
  expect(rulesBrokenBy({}, { calls: [call, other, { ...call, id: 3 }], step })).toEqual([
    'What the player confirms goes out once.',
  ]);
});

test('detects calls and responses that break the contract', () => {
  const rule = 'Every call is one of the contract, and so is every answer.';
  expect(rulesBrokenBy({}, { calls: [{ ...call, operation: null }] })).toEqual([rule]);
  const calls = [{ ...call, operation: 'getWallet', problems: ['wallet is missing'] }];
  expect(rulesBrokenBy({}, { calls })).toEqual([rule]);
});

test('detects a dialog that stays, lost typing and endless loading', () => {
  expect(rulesBrokenBy({ dialogs: [sheet] }, { before: { dialogs: [sheet] }, step: { closes: true } })).toEqual([
    'A dialog that was opened can be closed.',
  ]);
  const before = { typed: ['KRAPAO50'] };
  expect(rulesBrokenBy({ typed: [''] }, { before, step: { keepsTyping: true } })).toEqual([
    'What was typed stays until the player changes or sends it.',
  ]);
  expect(rulesBrokenBy({}, { rested: false })).toEqual(['The page comes to rest.']);
});

test('detects what each opening leaks, apart from logged calls', () => {
  const round = { listeners: 400, nodes: 900, functions: 17_000, calls: 10 };
  const more = (listeners: number, nodes: number, functions: number, calls: number) => ({
    ...{ listeners: round.listeners + listeners, nodes: round.nodes + nodes },
    ...{ functions: round.functions + functions, calls: round.calls + calls },
  });
  expect(growthOf([round, more(0, 0, 8, 2), more(0, 0, 16, 4)])).toEqual([]);
  // One increase is no growth.
  expect(growthOf([round, more(3, 40, 0, 0), more(3, 40, 0, 0)])).toEqual([]);
  expect(growthOf([round, more(1, 0, 1, 0), more(2, 0, 2, 0)])).toEqual(['listeners', 'functions']);
  expect(growthOf([round, more(0, 5, 10, 2), more(0, 6, 20, 4)])).toEqual(['nodes', 'functions']);
});
