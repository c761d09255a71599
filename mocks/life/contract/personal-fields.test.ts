import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { driftsOf } from './contract-drift.ts';
import { printableExample, textFieldsOf } from './personal-fields.ts';

const ids = Object.keys(operations) as OperationId[];

test('classifies every text field of a response as personal or public', () => {
  const texts = ids.flatMap((id) => textFieldsOf(id).map((field) => ({ id, ...field })));
  expect(texts.filter(({ kind }) => kind === null)).toEqual([]);
  expect(texts.length).toBeGreaterThan(100);
});

test('marks name, phone and bank account of the player', () => {
  const marked = Object.fromEntries(textFieldsOf('getWallet').map(({ path, kind }) => [path, kind]));
  expect(marked).toMatchObject({
    'profile._id': 'id',
    'profile.name': 'name',
    'profile.username': 'phone',
    'bankAccount.bankAccountNo': 'account',
    'bankAccount.bankAccountName': 'name',
    'slots[].name': 'public',
  });
});

const player = { _id: '1', name: 'สมชาย ใจดี', username: '0812345678', createdAt: '2026-03-14T13:15:00.000Z', coin: 3 };

test.each([
  ['a name that is a list', { ...player, name: ['สมชาย ใจดี'] }, 'name', 'a list'],
  ['a phone that is a number', { ...player, username: 812345678 }, 'username', 'a number'],
  ['an id that is an object', { ...player, _id: { $oid: '5f1d' } }, '_id', 'an object'],
  ['a field that the contract does not know', { ...player, lineId: 'somchai99' }, 'lineId', 'a text'],
  ['a name that is missing', { ...player, name: undefined }, 'name', 'nothing'],
  ['a name that is null', { ...player, name: null }, 'name', 'null'],
  ['coins that are a text', { ...player, coin: '3' }, 'coin', '"3"'],
  ['no object', ['สมชาย ใจดี'], '', 'a list'],
])('reports %s without personal data', (_what, answer, path, shown) => {
  const drift = driftsOf('getProfile', answer).find((found) => found.path === path);
  expect(drift && printableExample('getProfile', drift)).toBe(shown);
});

test.each([
  ['lineId', 'lineId'],
  ['address2', 'address2'],
  ['0812345678', '…'],
  ['tel0812345678', '…'],
  ['somchai.jaidee@mail.example', '…'],
  ['สมชาย', '…'],
])('an unknown field %s is reported as %s: a key may be personal data', (name, shown) => {
  expect(driftsOf('getProfile', { ...player, [name]: 1 })).toMatchObject([{ kind: 'extra', path: shown }]);
});
