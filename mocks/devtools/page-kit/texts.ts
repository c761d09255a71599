import type { Language } from '../../reference/language.ts';
import { type BrandProblem, neededContrast } from '../tab/brand.ts';
import en from './texts.en.json' with { type: 'json' };
import la from './texts.la.json' with { type: 'json' };
import th from './texts.th.json' with { type: 'json' };

/** Texts of the sandbox outside the panel. */
export const texts: Readonly<Record<Language, typeof en>> = { th, la, en };

export function problemText(problem: BrandProblem, language: Language): string {
  const t = texts[language].brand;
  switch (problem.kind) {
    case 'contrast':
      return t.contrast
        .replace('{{contrast}}', problem.contrast.toFixed(1))
        .replace('{{needed}}', String(neededContrast))
        .replace('{{instead}}', problem.instead);
    case 'logoSize':
      return t.logoSize.replace('{{size}}', String(problem.size));
    case 'logoMissing':
      return t.logoMissing.replace('{{why}}', problem.why === null ? t.noAnswer : String(problem.why));
    default:
      return t[problem.kind];
  }
}
