import type { Language } from '../../../reference/language.ts';
import type { Recording } from '../recording.ts';
import { Used } from './act-code.ts';
import { codeOf, quote } from './code.ts';
import { actsCode, switchesOf } from './write-state.ts';

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
