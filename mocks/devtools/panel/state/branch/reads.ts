import { type OperationId, operations } from '../../../../../contract/generated/operations.ts';
import type { ReadCall } from '../../../../engine/asked-read.ts';
import type { TrafficCall } from '../../../../wire/traffic-log.ts';

/** Keeps a comparison fast. */
const most = 100;

const nameOf = ({ method, path, body }: ReadCall) => `${method} ${path} ${body ?? ''}`;

const plainReads = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { method, effect, parameters } = operations[id];
  return method === 'GET' && effect === 'read' && parameters.length === 0;
});

/**
 * The reads that a comparison sends to both worlds: those the app made here, newest first, then all without parameters.
 * @param token of the player; null for a visitor, which leaves out reads that need a login
 */
export function readsToAsk(calls: readonly TrafficCall[], token: string | null): ReadCall[] {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const made = calls
    .filter(({ operation }) => operation !== null && operations[operation].effect === 'read')
    .toReversed()
    .map(({ method, path, requestBody }): ReadCall => {
      return { method, path, headers, body: typeof requestBody === 'string' ? requestBody : null };
    });
  const plain = plainReads
    .filter((id) => token !== null || !operations[id].auth)
    .map((id): ReadCall => ({ method: 'GET', path: operations[id].path, headers, body: null }));
  const byName = new Map<string, ReadCall>();
  for (const call of [...made, ...plain]) if (!byName.has(nameOf(call))) byName.set(nameOf(call), call);
  return [...byName.values()].slice(0, most);
}
