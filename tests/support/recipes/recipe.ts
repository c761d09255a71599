import { type ErrorCode, errorStatus } from '../../../contract/generated/errors.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import type { Sandbox, Switches } from '../../../mocks/index.ts';
import { type MagicSection, magic } from '../../../mocks/reference/magic.ts';
import type { Caller } from '../worlds/open-sandbox.ts';
import type { RequestParts } from './requests.ts';

/** What makes the simulator refuse. */
type Trigger = 'natural' | 'magic' | 'switch' | 'fault';

export interface Scene {
  readonly sandbox: Sandbox;
  /** Without a token. */
  readonly visitor: Caller;
  readonly player: Caller;
}

/** How to get one code from one operation. */
export interface Recipe {
  readonly operation: OperationId;
  readonly code: ErrorCode;
  readonly trigger: Trigger;
  /** One English line for testers. */
  readonly how: string;
  /** Default: `everyday`. */
  readonly scenario?: string;
  readonly set?: Partial<Switches>;
  /** Caller; default: the player if a token is needed. `stranger` has a token of another world. */
  readonly as?: 'player' | 'visitor' | 'stranger';
  /** Prepares the world. @returns the request, if it depends on the world */
  readonly before?: (scene: Scene) => Promise<RequestParts | undefined>;
  /** Default: a request that the operation accepts. */
  readonly request?: RequestParts;
  /** For magic recipes. */
  readonly magic?: readonly [section: MagicSection, value: string];
}

type More = Omit<Partial<Recipe>, 'operation' | 'code' | 'trigger' | 'how'>;

const by =
  (trigger: Trigger) =>
  (operation: OperationId, code: ErrorCode, how: string, more: More = {}): Recipe => ({
    ...{ operation, code, trigger, how },
    ...more,
  });
export const natural = by('natural');
export const bySwitch = by('switch');

/** Recipes of all refusing magic values of a section, for the operations that know them. */
export const byMagic = (
  section: MagicSection,
  operations: readonly OperationId[],
  how: (value: string) => string,
  more: (value: string, operation: OperationId) => More,
): Recipe[] =>
  Object.entries(magic[section]).flatMap(([value, { code, at }]) =>
    operations.flatMap((operation) =>
      code === null || !at.includes(operation)
        ? []
        : by('magic')(operation, code, how(value), { magic: [section, value], ...more(value, operation) }),
    ),
  );

/** The HTTP status of an error code for an operation. */
export function statusOf({ operation, code }: Pick<Recipe, 'operation' | 'code'>): number {
  // The wheel and its coupons refuse with status 200 (SPN-50).
  const inBody = operation === 'spin' || operation === 'claimCoupon';
  return inBody && code === 'BONUS_REMAINING' ? 200 : errorStatus[code];
}
