import { expect, test } from 'vitest';
import { driftsOf, printableExample } from './contract-drift.ts';

const player = { _id: '1', name: 'สมชาย ใจดี', username: '0812345678', createdAt: '2026-03-14T13:15:00.000Z', coin: 3 };

test.each([
  ['a name that is a list', { ...player, name: ['สมชาย ใจดี'] }, 'name', 'a list'],
  ['a phone that is a number', { ...player, username: 812345678 }, 'username', 'a number'],
  ['an id that is an object', { ...player, _id: { $oid: '5f1d' } }, '_id', 'an object'],
  ['a field that the contract does not know', { ...player, lineId: 'somchai99' }, 'lineId', 'a text'],
  ['a date that is none', { ...player, createdAt: 'yesterday' }, 'createdAt', '"yesterday"'],
  ['a name that is missing', { ...player, name: undefined }, 'name', 'nothing'],
  ['a name that is null', { ...player, name: null }, 'name', 'null'],
  ['coins that are a text', { ...player, coin: '3' }, 'coin', 'a text'],
  ['no object', ['สมชาย ใจดี'], '', 'a list'],
])('reports %s without personal data', (_what, answer, path, shown) => {
  const drift = driftsOf('getProfile', answer).find((found) => found.path === path);
  expect(drift && printableExample(drift)).toBe(shown);
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
