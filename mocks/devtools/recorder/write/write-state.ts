import type { Language } from '../../../reference/language.ts';
import { type StateRow, stateGroups } from '../../tab/state-rows.ts';
import type { Recording } from '../recording.ts';
import { endAct, stateAct, Used } from './act-code.ts';
import { codeOf, quote } from './code.ts';

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

const escaped = (route: string) => route.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Writes a recording as a test of `tests/e2e`. @param language language of the test; it passes in all of them */
export function writeTest(name: string, recording: Recording, language: Language): string {
  const used = new Used();
  const { began, steps, ended } = recording;
  const { scenario, seed } = began.address;
  const switches = switchesOf(recording);
  const entries = [...new Set(steps.flatMap(({ entry }) => entry ?? []))];
  const acts = codeOf(actsCode(recording, used), 1, 120);
  const setting = {
    scenario,
    person: began.person,
    language,
    seed: seed === 1 ? undefined : seed,
    switches: switches === '' ? undefined : switches,
  };
  const given = ['page', 'open', 'language', 'texts', ...(entries.length > 0 ? ['sandbox'] : [])];
  return [
    used.importFrom('../../scenarios/states/acts.ts'),
    "import { expect, test } from '../support/qa.ts';\n",
    "import { performAll } from '../support/stage.ts';\n",
    "import { textAt } from '../support/texts.ts';\n",
    `\ntest.use(${codeOf(setting)});\n`,
    `\ntest(${quote(name.replaceAll('-', ' '))}, async ({ ${given.join(', ')} }) => {\n`,
    `  await open(${quote(began.route)});\n`,
    `  await performAll({ page, language, textOf: (key) => textAt(texts, key) }, ${acts});\n`,
    `  await expect(page).toHaveURL(/${escaped((ended ?? began).route)}(\\?|$)/);\n`,
    ...(entries.length === 0
      ? []
      : [
          '  const entries = (await sandbox.journal()).map((entry) => {\n',
          "    if (entry.kind === 'request') return entry.operation;\n",
          "    return entry.kind === 'operator' ? entry.action : entry.kind;\n",
          '  });\n',
          `  expect(entries).toEqual(expect.arrayContaining(${codeOf(entries)}));\n`,
        ]),
    '});\n',
  ].join('');
}
