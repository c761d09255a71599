import { expect, test } from 'vitest';
import { gameOf, Ledger, walletOf } from './ledger.ts';

const wallet = walletOf('1');
const joker = gameOf('1', 'JOKER');
const post = (
  ledger: Ledger,
  amount: number,
  from: Parameters<Ledger['post']>[0]['from'],
  to = wallet as typeof from,
) => ledger.post({ amount, from, to, at: 0, memo: 'test' });

// MNY-5
test('posts the same amount to both accounts', () => {
  const ledger = new Ledger();
  post(ledger, 10_050, 'outside:bank');
  post(ledger, 50, wallet, joker);
  expect(ledger.balances()).toEqual({ [wallet]: 10_000, [joker]: 50, 'outside:bank': -10_050 });
});

// MNY-5
test('never lets a player’s account go below zero', () => {
  const ledger = new Ledger();
  post(ledger, 100, 'outside:bank');
  expect(() => post(ledger, 101, wallet, joker)).toThrow('below zero');
  expect(ledger.balance(wallet)).toBe(100);
});

test.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses the amount %d', (amount) => {
  expect(() => post(new Ledger(), amount, 'outside:bank')).toThrow('not an amount');
});

test('refuses a posting from an account to itself', () => {
  const ledger = new Ledger();
  post(ledger, 100, 'outside:bank');
  expect(() => post(ledger, 100, wallet, wallet)).toThrow('two accounts');
});

test('notifies listeners after each posting, but not of a refused one', () => {
  const ledger = new Ledger();
  const heard: number[] = [];
  ledger.onPost(() => heard.push(ledger.balance(wallet)));
  post(ledger, 100, 'outside:bank');
  expect(() => post(ledger, 101, wallet, joker)).toThrow('below zero');
  post(ledger, 100, wallet, joker);
  expect(heard).toEqual([100, 0]);
});

test('sorts balances by account, and postings by time', () => {
  const ledger = new Ledger();
  post(ledger, 5, 'outside:bank');
  post(ledger, 2, wallet, joker);
  post(ledger, 1, 'outside:bonus', joker);
  expect(Object.keys(ledger.balances())).toEqual([joker, 'outside:bank', 'outside:bonus', wallet]);
  expect(ledger.postings.map(({ amount }) => amount)).toEqual([5, 2, 1]);
});
