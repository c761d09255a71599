import type { Scenario } from '../../engine/execute/scenario.ts';
import type { Language } from '../../reference/language.ts';
import { nearName } from '../tab/near-name.ts';
import type { ParamProblem } from '../tab/params.ts';
import { element, showPage } from './page.ts';
import sheet from './problem-page.css?inline';
import { texts } from './texts.ts';

/** Characters of a value. */
const maxShown = 60;

/** Replaces control and other unseen characters by their code points: a bidirectional one would reorder the text around it. */
export const visible = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `⟨U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );

const shortened = (text: string): string => visible(text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

/** The name in an accepted value, by what was wrong: `transfer:…` names an operation, `transfer:TRANSFER_FAIL` a code. */
const nameIn: Partial<Record<NonNullable<ParamProblem['rule']>, RegExp>> = {
  switch: /^\w+/,
  faultOperation: /^\w+/,
  faultField: /(?<=\[)[\w.]+/,
  faultCode: /(?<=:).+/,
};
const wholeName = /^[\w-]+$/;

/** The accepted name that a misspelt one likely means; null when none is near. */
export function meantBy({ value, accepts, rule, part = value }: ParamProblem): string | null {
  const pattern = rule ? nameIn[rule] : wholeName;
  return pattern ? nearName(part, [...new Set(accepts.flatMap((one) => pattern.exec(one)?.[0] ?? []))]) : null;
}

/** Why a value cannot be used. */
function reasonOf(problem: ParamProblem, t: (typeof texts)[Language]['problem']): string {
  const { accepts, rule, part = '', reason } = problem;
  if (reason !== undefined) return reason;
  const meant = meantBy(problem);
  const says = rule ? t.rule[rule].replace('{{part}}', () => shortened(part)) : t.accepts;
  const list = `${says}: ${accepts.join(', ')}`;
  return meant === null ? list : `${t.meant.replace('{{name}}', meant)} ${list}`;
}

/** Shown instead of the app when its address cannot be used: lists the problems and all scenarios. */
export function showProblemPage(
  problems: readonly ParamProblem[],
  scenarios: readonly Scenario[],
  language: Language,
  base: string,
): void {
  const t = texts[language].problem;
  const rows = problems.map((problem) =>
    element(
      'li',
      {},
      element('code', {}, `${problem.parameter}=${shortened(problem.value)}`),
      element('span', {}, reasonOf(problem, t)),
    ),
  );
  const links = scenarios.map(({ name, title, description }) =>
    element(
      'li',
      {},
      element(
        'p',
        {},
        element('a', { href: `${base}?scenario=${name}` }, title[language]),
        ' ',
        element('small', {}, name),
      ),
      element('span', {}, description[language]),
    ),
  );
  const main = element(
    'main',
    { className: 'kps-problem' },
    element('h1', {}, t.title),
    element('p', {}, t.lead),
    element('ul', { className: 'kps-problems' }, ...rows),
    element('h2', {}, t.scenarios),
    element('ul', { className: 'kps-scenarios' }, ...links),
  );
  showPage({ main, title: `${t.title} · Krapao sandbox`, language, sheet });
}
