import { refusedWith } from '../engine/execute/command.ts';
import { randomFor } from '../kernel/random.ts';
import type { Switches } from '../kernel/switches.ts';

/** Round trip on 3G and slow 3G, real milliseconds: minimum and maximum. */
const latencies: Record<Switches['latency'], readonly [number, number]> = {
  none: [0, 0],
  '3g': [300, 600],
  slow: [1200, 2400],
};

/** Whether chat sockets can connect. */
export const isChatUp = ({ chatDown, offline, serverDown, terminated }: Switches): boolean =>
  !(chatDown || offline || serverDown || terminated);

export interface LineConditions {
  readonly delay: number;
  /** The connection breaks without a response. */
  readonly broken: boolean;
  /** Response of a server that is down; null when it is up. */
  readonly down: string | null;
}

const downJson = JSON.stringify(refusedWith('INTERNAL_SERVER_ERROR').body);
/** Response of a proxy before a server that is down: HTML, not meant for an app. */
const downHtml = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * Line conditions of the nth call. Drawn from the seed and the call number, so that the same calls meet the same delays
 * and cuts; the world's random draws are unaffected.
 */
export function lineConditions(switches: Switches, seed: number, call: number): LineConditions {
  const random = randomFor(seed, `wire:${call}`);
  const [least, most] = latencies[switches.latency];
  return {
    delay: most === 0 ? 0 : random.int(least, most),
    down: switches.serverDown ? (call % 3 === 0 ? downHtml : downJson) : null,
    broken: switches.offline || random.next() * 100 < switches.failureRate,
  };
}
