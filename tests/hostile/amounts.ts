/** The amounts that a screen may show: those in its responses, and those it rightly computes from them. */
import english from '../../src/shared/i18n/en.json' with { type: 'json' };
import { decoys } from './mutations.ts';

/** With two decimals, thousands separators, or before a currency word; percentages (`12.50%`) do not count. */
const amount =
  /(?<![\d.,:/])(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2}(?![\d%]|\.\d)|(?<![\d.,:/])\d{1,3}(?:,\d{3})+(?![\d%]|\.\d)|(?<![\d.,:/])\d+(?=\s?(?:baht|kip|บาท|ກີບ))/g;

export function amountsIn(text: string): string[] {
  return [...text.matchAll(amount)].map(([found]) => {
    const plain = found.replaceAll(',', '');
    return plain.includes('.') ? plain : `${plain}.00`;
  });
}

/** A number as screens may round it: to satang, or, as a count, to a whole number. */
export function written(value: number): string[] {
  const absolute = Math.abs(value);
  if (!Number.isFinite(absolute) || absolute >= 1e21) return [];
  const count = absolute < 1 ? [] : [Math.trunc(absolute).toFixed(2)];
  return absolute < 1e15 ? [absolute.toFixed(2), (Math.round(absolute * 100) / 100).toFixed(2), ...count] : count;
}

/** Numbers and texts of a response, at any depth. */
export function leavesOf(answer: unknown): { numbers: number[]; texts: string[] } {
  const leaves = { numbers: [] as number[], texts: [] as string[] };
  const waiting: unknown[] = [answer];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'number') leaves.numbers.push(value);
    else if (typeof value === 'string') leaves.texts.push(value);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) waiting.push(one);
  }
  return leaves;
}

/** Amounts in the app's own texts, such as the example in "Enter a number such as 1,000.50"; none is a balance. */
const ownTexts = leavesOf(english)
  .texts.flatMap(amountsIn)
  .filter((one) => one !== '0.00');
const forged = new Set(decoys.flatMap(amountsIn));

/**
 * Amounts on the screen that no response holds and no rule computes.
 * @param computed satang that this screen computes or that the app itself contains
 */
export function foreignAmounts(text: string, answers: readonly unknown[], computed: readonly number[]): string[] {
  const leaves = answers.map(leavesOf);
  const allowed = new Set([
    ...ownTexts,
    ...leaves.flatMap(({ numbers }) => numbers.flatMap(written)),
    ...leaves
      .flatMap(({ texts }) => texts.flatMap((one) => amountsIn(one.slice(0, 20_000))))
      .filter((one) => !forged.has(one)),
    ...computed.map((satang) => (Math.abs(satang) / 100).toFixed(2)),
  ]);
  return amountsIn(text).filter((one) => !allowed.has(one));
}
