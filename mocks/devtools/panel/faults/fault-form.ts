import type { QrRecord } from '../../../domains/qr/index.ts';
import { minute } from '../../../kernel/time/duration.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import type { Fault, FaultCondition, FaultEffect, NearMiss } from '../../../wire/faults.ts';
import { readFault } from '../../../wire/sandbox-calls.ts';
import type { TrafficCall } from '../../../wire/traffic-log.ts';
import { fill, type Labels } from '../kit/labels.ts';

/** The effects that the form offers, in its order. */
export const effects = [
  'code',
  'status',
  'html',
  'empty',
  'truncated',
  'text',
  'delay',
  'cut',
  'commitCut',
  'commitHang',
] as const;
export type EffectKind = (typeof effects)[number];
export const rhythms = ['once', 'always', 'nth'] as const;

/** An effect of the form; numbers as text. */
export interface EffectForm {
  readonly effect: EffectKind;
  readonly code: string;
  readonly status: string;
  readonly delay: string;
  /** Of the effect `text`. */
  readonly text: string;
  readonly textStatus: string;
}

/** A value of the body that the fault waits for. */
export interface FieldForm {
  readonly path: string;
  readonly value: string;
}

/** The content of the form; numbers as text. */
export interface FaultForm extends EffectForm {
  readonly operation: string;
  readonly rhythm: (typeof rhythms)[number];
  readonly nth: string;
  readonly fields: readonly FieldForm[];
  /** Empty for every player. */
  readonly player: string;
  /** Number of the first call that is struck. */
  readonly from: string;
}

export const emptyForm: FaultForm = {
  effect: 'code',
  code: 'INTERNAL_SERVER_ERROR',
  status: '503',
  delay: '3000',
  text: '',
  textStatus: '200',
  operation: '*',
  rhythm: 'once',
  nth: '3',
  fields: [],
  player: '',
  from: '1',
};

const html =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
/** Characters of a body in the description of a fault. */
const shownOfBody = 40;

const whole = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The numbers of the form, each from 1 on or in the range of a status. */
const ranges = {
  status: [200, 599],
  textStatus: [200, 599],
  delay: [1, 600_000],
  nth: [1, 999_999_999],
  from: [1, 100_000],
} as const;

/** The range that a number of the form is outside of; null when it is in it. */
export function missedRange(field: keyof typeof ranges, text: string): { min: number; max: number } | null {
  const [min, max] = ranges[field];
  const value = whole(text);
  return value >= min && value <= max ? null : { min, max };
}

function effectOf({ effect, code, status, delay, text, textStatus }: EffectForm): FaultEffect {
  const made: Record<EffectForm['effect'], FaultEffect> = {
    code: { code: code as FaultEffect['code'] },
    status: { status: whole(status) },
    html: { body: html, status: 502 },
    empty: { body: '' },
    truncated: { body: '{"message":"OK","data":[{"_id"' },
    text: { body: text, status: whole(textStatus) },
    delay: { delay: whole(delay) },
    cut: { cut: true },
    commitCut: { after: 'cut' },
    commitHang: { after: 'hang' },
  };
  return made[effect];
}

/** Conditions of a form; undefined for all calls. */
function conditionOf({ rhythm, fields, player, from }: FaultForm): FaultCondition | undefined {
  const nth = rhythm === 'nth' || from.trim() === '1' ? undefined : whole(from);
  const condition = {
    ...(fields.length > 0 && { body: Object.fromEntries(fields.map(({ path, value }) => [path, value])) }),
    ...(player.trim() !== '' && { player: player.trim() }),
    ...(nth !== undefined && { nth }),
  };
  return Object.keys(condition).length > 0 ? condition : undefined;
}

/** The fault that a form describes; null when a value in it is invalid. */
export function faultOf(form: FaultForm): Fault | null {
  const times = form.rhythm === 'nth' ? whole(form.nth) : form.rhythm;
  try {
    const when = conditionOf(form);
    return readFault(form.operation, { ...effectOf(form), times, ...(when && { when }) });
  } catch {
    return null; // The form shows that the fault is invalid
  }
}

/** What a fault does. */
export function faultText(effect: FaultEffect, t: Labels['faults']): string {
  const { code, status, body, delay, after, cut, terminate } = effect;
  const w = t.effectOf;
  const excerpt = body === undefined || body.length <= shownOfBody ? body : `${body.slice(0, shownOfBody)}…`;
  const parts = [
    ...(delay === undefined ? [] : [fill(w.wait, { ms: delay })]),
    ...(code === undefined ? [] : [code]),
    ...(status === undefined ? [] : [String(status)]),
    ...(excerpt === undefined ? [] : [excerpt === '' ? w.empty : fill(w.body, { text: excerpt })]),
    ...(cut ? [w.cut] : []),
    ...(after ? [after === 'cut' ? w.afterCut : w.afterHang] : []),
    ...(terminate ? [w.terminate] : []),
  ];
  return parts.join(' · ');
}

/** Conditions of a fault; empty for all calls of its operation. */
export function conditionText({ when = {} }: Fault, t: Labels['faults']): string {
  const { body = {}, player, nth } = when;
  return [
    ...Object.entries(body).map(([path, value]) => `${path} = ${value}`),
    ...(player === undefined ? [] : [fill(t.ofPlayer, { phone: player })]),
    ...(nth === undefined ? [] : [fill(t.fromCall, { nth })]),
  ].join(' · ');
}

/** What a fault does, to which calls of its operation, and how often. */
export function faultLine(fault: Fault, t: Labels['faults']): string {
  const { times } = fault;
  const often = typeof times === 'number' ? `${t.timesOf.nth} (${times})` : t.timesOf[times];
  return [faultText(fault, t), conditionText(fault, t), often].filter(Boolean).join(' · ');
}

/** The newest call that a fault just missed; null when there is none. */
export function lastMiss(fault: Fault, calls: readonly TrafficCall[]): { call: number; miss: NearMiss } | null {
  const wanted = JSON.stringify(fault);
  for (const { id, nearMisses = [] } of calls.toReversed()) {
    const miss = nearMisses.find((one) => JSON.stringify(one.fault) === wanted);
    if (miss) return { call: id, miss };
  }
  return null;
}

export class NoOpenQr extends Error {}

/** @throws NoOpenQr */
function openQr(sandbox: Sandbox): QrRecord {
  const open = (sandbox.inspect().records['qrcodes'] as readonly QrRecord[] | undefined)?.findLast(
    ({ state, expiresAt }) => state === 'open' && expiresAt > sandbox.now(),
  );
  if (!open) throw new NoOpenQr('no QR is open');
  return open;
}

/** Faults named by what happens to player or operator; the names are keys of the panel's labels. */
export const businessFaults = {
  paidLate: async (sandbox: Sandbox) => {
    const { _id, expiresAt } = openQr(sandbox);
    // Cancels the automatic payment in time, then pays after the expiry
    await sandbox.operate('loseCallback', { qrcodeId: _id });
    await sandbox.clock.jump(`${Math.ceil(expiresAt - sandbox.now() + minute)}ms`);
    await sandbox.operate('payQr', { qrcodeId: _id });
  },
  callbackLost: (sandbox: Sandbox) => sandbox.operate('loseCallback', { qrcodeId: openQr(sandbox)._id }),
  terminatedWithdrawal: (sandbox: Sandbox) => {
    sandbox.fault('withdraw', { terminate: true });
    sandbox.fault('withdrawAll', { terminate: true });
  },
  tokenTransfer: (sandbox: Sandbox) => sandbox.fault('transfer', 'invalid-token'),
  transferReturned: (sandbox: Sandbox) => sandbox.set('transferFails', true),
} as const satisfies Record<string, (sandbox: Sandbox) => unknown>;

export type BusinessFault = keyof typeof businessFaults;
export const businessFaultNames = Object.keys(businessFaults) as BusinessFault[];
