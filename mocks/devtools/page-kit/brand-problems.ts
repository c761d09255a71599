import type { Language } from '../../reference/language.ts';
import { type BrandProblem, neededContrast } from '../tab/brand.ts';
import { texts } from './texts.ts';

export function problemText(problem: BrandProblem, language: Language): string {
  const t = texts[language].brand;
  if (problem.kind !== 'contrast') return t[problem.kind];
  return t.contrast
    .replace('{{contrast}}', problem.contrast.toFixed(1))
    .replace('{{needed}}', String(neededContrast))
    .replace('{{instead}}', problem.instead);
}
