/** Steps shared by the panel's explorer and `npm run explore`: acts on a control, and events around a player. */

import type { OperationId } from '../../../contract/generated/operations.ts';
import type { OperatorActionName } from '../../../mocks/engine/execute/operator.ts';
import type { SwitchName } from '../../../mocks/kernel/switches.ts';
import { demoPlayer } from '../../../mocks/reference/reference-data.ts';
import type { Sandbox } from '../../../mocks/sandbox/sandbox.ts';

/** Finds a control as a player does; `nth` counts those with the same role and name from 0. */
export interface NamedControl<Role = string> {
  readonly role: Role;
  readonly name: string;
  readonly nth: number;
}

interface Fault {
  readonly do: 'fault';
  readonly operation: OperationId;
  readonly effect: Parameters<Sandbox['fault']>[1];
}

/** Events of time, staff, banks, providers and network. Plain data. */
export type Happening =
  | { readonly do: 'jump'; readonly by: string }
  | { readonly do: 'operate'; readonly action: OperatorActionName; readonly data: object }
  | (Fault & { readonly stroke: Stroke })
  | { readonly do: 'set'; readonly name: SwitchName; readonly value: boolean | string };

/** Amounts as players type them: valid ones, some at the limits, some invalid. */
export const amounts = ['100', '1', '0.5', '100.50', '1,000', '0', '99999999', '12.345', 'abc', '-5'] as const;

/** Commands, and reads that a page or sheet cannot do without. */
const struck: readonly OperationId[] = [
  'transfer',
  'withdrawAll',
  'createQr',
  'activateBonus',
  'spin',
  'receiveRefund',
  'receiveInviteBonus',
  'getWallet',
  'listStatements',
  'listBonuses',
  'getActiveBonus',
  'getDepositChannels',
];

const strokes = {
  status: ['is answered with 500', { status: 500 }],
  cut: ['is cut off before it arrives', { cut: true }],
  commitCut: ['is carried out, and its answer is lost', { after: 'cut' }],
  delay: ['takes two seconds', { delay: 2_000 }],
  code: ['is refused', 'INTERNAL_SERVER_ERROR'],
} as const satisfies Record<string, readonly [words: string, effect: Fault['effect']]>;
type Stroke = keyof typeof strokes;

/** An event and its description in reports of `npm run explore`. */
export type Told = readonly [words: string, happening: Happening];

const jump = (by: string): Told => [`jump ${by}`, { do: 'jump', by }];
const operate = (action: OperatorActionName, data: object, words: string): Told => [
  words,
  { do: 'operate', action, data },
];
const set = (name: SwitchName, value: boolean | string, words: string): Told => [words, { do: 'set', name, value }];

const phone: string = demoPlayer.username;

/** A seed's walk depends on the order. */
export const happenings = {
  time: ['10s', '1m', '15m', '1h', '1d'].map(jump),
  people: [
    operate('payQr', {}, 'the newest QR is paid'),
    operate('payWithdrawal', {}, 'the bank pays a withdrawal'),
    operate('returnWithdrawal', {}, 'the bank returns a withdrawal'),
    operate('adjustBalance', { baht: 250.5 }, 'the staff gives 250.50'),
    operate('adjustBalance', { baht: -100 }, 'the staff takes 100'),
    operate('giveCoins', { phone, coins: 3 }, 'the staff gives 3 coins'),
    operate('giveCoupon', { phone, prize: 'CREDIT30' }, 'the staff gives a coupon'),
    operate('expireCoupons', { phone }, 'all coupons expire'),
    operate('giveInvite', { phone, amount: 45.5 }, 'a friend earns an invite bonus of 45.50'),
    operate('giveRefund', { phone, amount: 20.25 }, 'a refund of 20.25 waits'),
    operate('meetBonusCondition', { phone }, 'the condition of the bonus is met'),
    operate('chatSay', { room: 'KP-38524639', text: 'We are here.' }, 'support writes in the chat'),
  ],
  calls: struck.flatMap((operation) =>
    (Object.keys(strokes) as Stroke[]).map((stroke): Told => {
      const [words, effect] = strokes[stroke];
      return [`the next ${operation} ${words}`, { do: 'fault', operation, stroke, effect }];
    }),
  ),
  line: [
    set('latency', 'slow', 'the line becomes slow'),
    set('latency', 'none', 'the line becomes quick'),
    set('offline', true, 'the line is gone'),
    set('offline', false, 'the line is back'),
  ],
  site: [
    set('transferFails', true, 'transfers begin to fail at the provider'),
    set('transferFails', false, 'transfers work'),
    set('banners', false, 'the site takes its banners away'),
    set('banners', true, 'the site shows banners'),
    set('operatorOnline', false, 'the support goes home'),
    set('chatDown', true, 'the chat is down'),
    set('chatDown', false, 'the chat is up'),
  ],
} as const satisfies Record<string, readonly Told[]>;

/** Triggers the event; refusals by the world change nothing. Self-contained: tests pass it to a page as text. */
export async function happen(what: Happening | Fault): Promise<void> {
  const { sandbox } = window;
  if (what.do === 'jump') await sandbox?.clock.jump(what.by);
  else if (what.do === 'operate') await sandbox?.operate(what.action, what.data as never).catch(() => undefined);
  else if (what.do === 'fault') sandbox?.fault(what.operation, what.effect);
  else await sandbox?.set(what.name, what.value as never);
}

/** The larger it is, the finer the shares of small weights. */
const share = 3_600;

/** Draws one of some things, as often as their weights say; null for none. @param upTo a whole number from 0 to `below` − 1 */
export function weighed<Thing>(
  things: readonly (readonly [Thing, weight: number])[],
  upTo: (below: number) => number,
): Thing | null {
  const weights = things.map(([, weight]) => Math.ceil(weight * share));
  let left = upTo(weights.reduce((sum, weight) => sum + weight, 0));
  return things[weights.findIndex((weight) => (left -= weight) < 0)]?.[0] ?? null;
}
