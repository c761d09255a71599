import { refusedWith } from '../engine/command.ts';
import { randomFor } from '../kernel/random.ts';
import type { Switches } from '../kernel/switches.ts';

/** Round trip on a 3G connection and on a slow one; real milliseconds, least and most. */
const latencies: Record<Switches['latency'], readonly [number, number]> = {
  none: [0, 0],
  '3g': [300, 600],
  slow: [1200, 2400],
};

/** Whether the chat's sockets get through. */
export const isChatUp = ({ chatDown, offline, serverDown, terminated }: Switches): boolean =>
  !(chatDown || offline || serverDown || terminated);

export interface LineConditions {
  readonly delay: number;
  /** The connection breaks instead of answering. */
  readonly broken: boolean;
  /** What a server that is down answers instead; null when it is up. */
  readonly down: string | null;
}

const downJson = JSON.stringify(refusedWith('INTERNAL_SERVER_ERROR').body);
/** What a proxy in front of a server that is down answers: HTML, not meant for an app. */
const downHtml = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * What the line does to the nth call. Drawn from the seed and the call's number, so that the same calls meet the same
 * delays and cuts; the world's own random draws are not touched.
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
