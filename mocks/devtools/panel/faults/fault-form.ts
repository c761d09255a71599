import type { Fault, FaultEffect } from '../../../wire/faults.ts';
import { readFault } from '../../../wire/sandbox-calls.ts';

/** The effects that the form offers, in its order. */
export const effects = [
  'code',
  'status',
  'html',
  'empty',
  'truncated',
  'delay',
  'cut',
  'commitCut',
  'commitHang',
] as const;
export type EffectKind = (typeof effects)[number];
export const rhythms = ['once', 'always', 'nth'] as const;

/** The content of the form; numbers as text. */
export interface FaultForm {
  readonly operation: string;
  readonly effect: EffectKind;
  readonly code: string;
  readonly status: string;
  /** Milliseconds. */
  readonly delay: string;
  readonly rhythm: (typeof rhythms)[number];
  readonly nth: string;
}

export const emptyForm: FaultForm = {
  operation: '*',
  effect: 'code',
  code: 'INTERNAL_SERVER_ERROR',
  status: '503',
  delay: '3000',
  rhythm: 'once',
  nth: '3',
};

const html =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
const whole = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

function effectOf({ effect, code, status, delay }: FaultForm): FaultEffect {
  const made: Record<EffectKind, FaultEffect> = {
    code: { code: code as FaultEffect['code'] },
    status: { status: whole(status) },
    html: { body: html, status: 502 },
    empty: { body: '' },
    truncated: { body: '{"message":"OK","data":[{"_id"' },
    delay: { delay: whole(delay) },
    cut: { cut: true },
    commitCut: { after: 'cut' },
    commitHang: { after: 'hang' },
  };
  return made[effect];
}

/** The fault that a form describes; null when a value in it is invalid. */
export function faultOf(form: FaultForm): Fault | null {
  const times = form.rhythm === 'nth' ? whole(form.nth) : form.rhythm;
  try {
    return readFault(form.operation, { ...effectOf(form), times });
  } catch {
    return null; // the form shows that the fault is invalid
  }
}

/** A fault in a few words, as testers write them. */
export function faultText({ operation: _operation, times: _times, ...effect }: Fault): string {
  const { code, status, body, delay, after, cut, terminate } = effect;
  return [
    ...(delay === undefined ? [] : [`+${delay} ms`]),
    ...(code === undefined ? [] : [code]),
    ...(status === undefined ? [] : [String(status)]),
    ...(body === undefined ? [] : [body === '' ? 'empty body' : `body ${body.slice(0, 24)}…`]),
    ...(cut ? ['cut'] : []),
    ...(after ? [`commit, then ${after}`] : []),
    ...(terminate ? ['terminate'] : []),
  ].join(' · ');
}
