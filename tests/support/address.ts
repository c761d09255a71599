/** Addresses of simulated worlds. */

export type Language = 'th' | 'la' | 'en';

export interface World {
  scenario: string;
  language: Language;
  /** Session with which the app opens. */
  person: 'visitor' | 'player';
  /** World time at the start, ISO 8601. */
  at: string;
  /** Switches over the scenario's own, such as `balance:100,spinActive:on`. */
  set: string;
  seed: number;
  /** Freezes the clock and animations. */
  frozen: boolean;
  /** Shows the panel's handle and the sandbox notices. */
  panel: boolean;
  net: 'worker' | 'page';
}

/** A fixed evening in Bangkok, in the past: never equal to the machine's date. */
export const eveningInBangkok = '2026-03-14T20:15:00+07:00';

export const everydayWorld: World = {
  scenario: 'everyday',
  language: 'th',
  person: 'visitor',
  at: eveningInBangkok,
  set: '',
  seed: 1,
  frozen: false,
  panel: false,
  net: 'worker',
};

/** The address of a route in a world, relative to the app's base. */
export function addressOf(route: string, world: World): string {
  const [path = '/', query = ''] = route.split('?');
  const params = new URLSearchParams(query);
  // A story defines its own world and rejects another scenario
  if (!params.has('present')) params.set('scenario', world.scenario);
  params.set('seed', String(world.seed));
  params.set('lang', world.language);
  params.set('as', world.person);
  params.set('at', world.at);
  params.set('panel', world.panel ? '1' : '0');
  if (world.set !== '') params.set('set', world.set);
  if (world.frozen) params.set('freeze', '1');
  if (world.net === 'page') params.set('net', 'page');
  return `${path}?${params}`;
}
