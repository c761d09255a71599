import { Refusal } from '../../../kernel/refusal.ts';
import { CapsuleError } from '../../../sandbox/capsule.ts';
import { fill, type Labels } from './labels.ts';

/** Why something could not be done, in the panel's language as far as it can be said. */
export function reasonOf(error: unknown, t: Labels): string {
  if (error instanceof CapsuleError) return t.capsule[error.reason];
  if (error instanceof Refusal) return fill(t.panel.failed, { reason: error.code });
  return fill(t.panel.failed, { reason: error instanceof Error ? error.message : String(error) });
}
