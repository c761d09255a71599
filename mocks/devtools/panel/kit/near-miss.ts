import type { NearMiss } from '../../../wire/faults.ts';
import { fill, type Labels } from './labels.ts';

/** What a fault waited for at a call, and what came instead. */
export function missText(call: number, { at, waited, came }: NearMiss, t: Labels['faults']): string {
  if (at === 'nth')
    return fill(t.miss, { call, waited: fill(t.nthCall, { nth: waited }), came: fill(t.nthCall, { nth: came }) });
  return fill(t.miss, {
    call,
    waited: at === 'player' ? fill(t.ofPlayer, { phone: waited }) : `${at} = ${waited}`,
    came,
  });
}
