import type { SocketEvent } from '../../../wire/socket-log.ts';
import type { TrafficCall } from '../../../wire/traffic-log.ts';

export const socketMethod = 'WS';

/** A socket event in the form of a call, so that one list shows both. */
export const socketRow = ({ id, at, began, connection, direction, event, data }: SocketEvent): TrafficCall => ({
  id,
  method: socketMethod,
  path: [direction === 'in' ? '→' : direction === 'out' ? '←' : '·', event, connection ?? ''].join(' ').trim(),
  operation: null,
  headers: {},
  requestBody: direction === 'in' ? data : null,
  at,
  began,
  waited: 0,
  found: null,
  status: 101,
  responseBody: direction === 'out' ? data : null,
  duration: null,
  entry: null,
  problems: [],
  fault: null,
});

/** Key of a row. Calls and socket events are numbered separately. */
export const rowOf = ({ method, id }: Pick<TrafficCall, 'method' | 'id'>) => `${method} ${id}`;
