import { Refusal } from '../../../kernel/refusal.ts';
import { CapsuleError } from '../../../sandbox/capsule.ts';
import { fill, type Labels } from './labels.ts';

/** The message for an error, in the panel's language where there is a text for it. */
export function reasonOf(error: unknown, t: Labels): string {
  if (error instanceof CapsuleError) return t.capsule[error.reason];
  if (error instanceof Refusal) return fill(t.panel.failed, { reason: error.code });
  return fill(t.panel.failed, { reason: error instanceof Error ? error.message : String(error) });
}
