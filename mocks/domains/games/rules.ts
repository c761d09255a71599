import { fail } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';

type ProviderState = Switches['gameProvider'];

/** Applies the switch `gameProvider`. @param failures those of the operation */
export function checkProvider(state: ProviderState, ...failures: Exclude<ProviderState, 'works'>[]): void {
  for (const failure of failures) if (state === failure) throw fail(failure);
}

/** @throws SLOT_ALREADY_ACTIVE, SLOT_ACTIVATE_FAIL, GAME_ACTIVATION_FAIL (GAM-16) */
export function checkOpening(isOpen: boolean, provider: ProviderState): void {
  if (isOpen) throw fail('SLOT_ALREADY_ACTIVE');
  checkProvider(provider, 'SLOT_ACTIVATE_FAIL', 'GAME_ACTIVATION_FAIL');
}

export interface AutoLoginCheck {
  readonly code: string;
  readonly isOpen: boolean;
  /** Whether the credentials of the call are those of the account. */
  readonly isOwner: boolean;
  readonly provider: ProviderState;
}

/**
 * @throws SLOT_NO_ACCOUNT without an open account of the player (GAM-43); NOT_AREASLOT for a user unknown to the
 * provider (GAM-42)
 */
export function checkAutoLogin({ code, isOpen, isOwner, provider }: AutoLoginCheck): void {
  if (!isOpen) throw fail('SLOT_NO_ACCOUNT');
  if (code === 'AREASLOT') {
    checkProvider(provider, 'NOT_AREASLOT');
    if (!isOwner) throw fail('NOT_AREASLOT');
  }
  if (!isOwner) throw fail('SLOT_NO_ACCOUNT');
}
