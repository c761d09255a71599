import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ApiError } from './api-error.ts';
import { destinationOf, refusalDestination } from './refusal-destination.ts';

interface Code {
  readonly operations: readonly string[];
  readonly endsSession?: boolean;
}

/** Solved where the command was sent: in its form, its list, or by a moment's wait. */
const onTheSpot = `KEY_MISSING KEY_INVALID REQUEST_LIMIT TRANSFER_MINIMUM SLOT_ALREADY_ACTIVE BONUS_MAX_CLAIMED
  BONUS_FULL NO_PROMOTION PROMOTION_RECEIVED NO_CLAIMABLE_COUPON COUPON_EXPIRED`.split(/\s+/);

const money = new Set(
  `activateGame addToWallet transfer transferAll withdraw withdrawAll sendGiftLink createQr receiveInviteBonus
  receiveRefund addRefundToWallet activateBonus clearBonus activatePromotion spin claimCoupon @all @token @input`.split(
    /\s+/,
  ),
);

// MNY-330
test('every refusal of a money command leads on, or is solved on the spot', () => {
  const codes = Object.entries(parse(readFileSync('contract/errors.yaml', 'utf8')) as Readonly<Record<string, Code>>);
  // The end of the session or the service replaces the page.
  const refusals = codes.filter(
    ([code, { operations, endsSession }]) =>
      code !== 'gone' && !endsSession && operations.some((one) => money.has(one)),
  );
  expect(refusals.length).toBeGreaterThan(35);
  const without = refusals.map(([code]) => code).filter((code) => destinationOf(code) === undefined);
  expect(without.toSorted()).toEqual(onTheSpot.toSorted());
});

// MNY-330
test('an unknown text of the server and a lost connection lead nowhere', () => {
  for (const code of ['toString', 'Bank closed', null, 5]) expect(destinationOf(code)).toBeUndefined();
  expect(refusalDestination(new ApiError({ code: 'NO_BANK', kind: 'network' }))).toBeUndefined();
  expect(refusalDestination(new ApiError({ code: 'NO_BANK', kind: 'refused' }))).toBe('support');
});
