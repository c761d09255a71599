import { type StateRow, stateGroups } from '../../tab/state-rows.ts';
import type { Recording } from '../recording.ts';
import { endAct, stateAct, Used } from './act-code.ts';
import { codeOf } from './code.ts';

export function actsCode({ steps, ended }: Recording, used: Used): unknown[] {
  const sign = ended?.signs[ended.sign];
  const acts = steps.map(({ act }) => stateAct(act, used)).filter((act) => act !== null);
  return [...acts, ...(sign ? [endAct(sign, used)] : [])];
}

/** The switches of the world, in the format of an address. */
export const switchesOf = ({ began }: Recording): string =>
  Object.entries(began.address.set)
    .map(([name, value]) => `${name}:${value === true ? 'on' : value === false ? 'off' : value}`)
    .join(',');

/** Guesses the group from the last text keys, then from the route. */
function groupOf({ steps, began, ended }: Recording): StateRow['group'] {
  const targets = [
    ...steps.flatMap(({ act }) => ('on' in act ? act.on : [])),
    ...(ended?.signs.slice(ended.sign) ?? []),
  ];
  const keys = targets.flatMap(({ says }) => (typeof says === 'object' && 'key' in says ? says.key : []));
  const names = [...keys.reverse().flatMap((key) => key.split('.')), ...(ended ?? began).route.split('/')];
  const isGroup = (name: string): name is StateRow['group'] => (stateGroups as readonly string[]).includes(name);
  return names.filter((name) => name !== 'home').find(isGroup) ?? 'home';
}

/** Writes a recording as a row of `scenarios/states`, with its import. */
export function writeState(name: string, recording: Recording): string {
  const used = new Used();
  const { address, route, person } = recording.began;
  const switches = switchesOf(recording);
  const row = {
    name,
    group: groupOf(recording),
    route,
    scenario: address.scenario,
    person,
    switches: switches === '' ? undefined : switches,
    acts: actsCode(recording, used),
  };
  const body = codeOf(row, 1);
  return `${used.importFrom('./acts.ts')}\n  ${body},\n`;
}
