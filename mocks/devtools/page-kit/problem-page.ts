import type { Scenario } from '../../engine/scenario.ts';
import type { Language } from '../../reference/language.ts';
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

/** Shown instead of the app when its address cannot be used: lists the problems and all scenarios. */
export function showProblemPage(
  problems: readonly ParamProblem[],
  scenarios: readonly Scenario[],
  language: Language,
  base: string,
): void {
  const t = texts[language].problem;
  const rows = problems.map(({ parameter, value, accepts, rule, part = '', reason }) =>
    element(
      'li',
      {},
      element('code', {}, `${parameter}=${shortened(value)}`),
      element(
        'span',
        {},
        reason ??
          `${rule ? t.rule[rule].replace('{{part}}', () => shortened(part)) : t.accepts}: ${accepts.join(', ')}`,
      ),
    ),
  );
  const links = scenarios.map(({ name, description }) =>
    element(
      'li',
      {},
      element('a', { href: `${base}?scenario=${name}` }, name),
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
