import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { accountRecipes } from './account.ts';
import { chatRecipes } from './chat.ts';
import { commonRecipes, faultOnlyReason } from './everywhere.ts';
import { otpRecipes } from './otp.ts';
import { qrRecipes } from './qr.ts';
import { linkOf, type Recipe, statusOf, type Way, ways } from './recipe.ts';
import { rewardRecipes } from './rewards.ts';
import { walletRecipes } from './wallet.ts';

/** An operation and one of its declared error codes. */
export interface Pair {
  readonly operation: OperationId;
  readonly code: ErrorCode;
}

export const pairs: readonly Pair[] = (Object.keys(operations) as OperationId[]).flatMap((operation) =>
  operations[operation].errors.map((code) => ({ operation, code: code as ErrorCode })),
);

export const writtenRecipes: readonly Recipe[] = [
  ...accountRecipes,
  ...otpRecipes,
  ...chatRecipes,
  ...walletRecipes,
  ...qrRecipes,
  ...rewardRecipes,
  ...commonRecipes,
];

/** Last resort: a fault can force any declared code. */
export const faultRecipe = ({ operation, code }: Pair): Recipe => ({
  operation,
  code,
  way: 'fault',
  how: faultOnlyReason(operation, code) ?? 'Forced.',
});

/** The recipes for a pair, most natural first; a fault only if there is no other. */
export function recipesFor(pair: Pair): readonly Recipe[] {
  const written = writtenRecipes.filter(({ operation, code }) => operation === pair.operation && code === pair.code);
  if (written.length === 0) return [faultRecipe(pair)];
  return written.toSorted((a, b) => ways.indexOf(a.way) - ways.indexOf(b.way));
}

/** A way to reach a refusal, as shown in the API tab and on the backend's reference page. */
interface RefusalRow {
  readonly code: ErrorCode;
  readonly status: number;
  readonly way: Way;
  readonly how: string;
  readonly link: string;
}

/** All ways to all refusals, by operation; `npm run generate` writes it for these pages. */
export const refusalTable = (): Partial<Record<OperationId, RefusalRow[]>> =>
  Object.fromEntries(
    (Object.keys(operations) as OperationId[]).map((operation) => [
      operation,
      pairs
        .filter((pair) => pair.operation === operation)
        .flatMap(recipesFor)
        .map((recipe) => {
          const { code, way, how } = recipe;
          return { code, status: statusOf(recipe), way, how, link: linkOf(recipe) };
        }),
    ]),
  );
