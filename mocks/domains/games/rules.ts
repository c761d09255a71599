import { fail } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';

type ProviderState = Switches['gameProvider'];

/** Refuses what the provider refuses, by the switch `gameProvider`. @param failures those of the operation */
export function checkProvider(state: ProviderState, ...failures: Exclude<ProviderState, 'works'>[]): void {
  for (const failure of failures) if (state === failure) throw fail(failure);
}

/**
 * Whether a player may open a game account (GAM-16).
 * @throws SLOT_ALREADY_ACTIVE, SLOT_ACTIVATE_FAIL, GAME_ACTIVATION_FAIL
 */
export function checkOpening(isOpen: boolean, provider: ProviderState): void {
  if (isOpen) throw fail('SLOT_ALREADY_ACTIVE');
  checkProvider(provider, 'SLOT_ACTIVATE_FAIL', 'GAME_ACTIVATION_FAIL');
}

export interface AutoLoginCheck {
  /** Code of the game. */
  readonly code: string;
  /** Whether the player has an open account there. */
  readonly isOpen: boolean;
  /** Whether the call names the credentials of that account. */
  readonly isOwner: boolean;
  readonly provider: ProviderState;
}

/**
 * Whether a game opens logged in.
 * @throws SLOT_NO_ACCOUNT for an account that is not open or not the player's (GAM-43); NOT_AREASLOT when that provider
 * does not know the user (GAM-42)
 */
export function checkAutoLogin({ code, isOpen, isOwner, provider }: AutoLoginCheck): void {
  if (!isOpen) throw fail('SLOT_NO_ACCOUNT');
  if (code === 'AREASLOT') {
    checkProvider(provider, 'NOT_AREASLOT');
    if (!isOwner) throw fail('NOT_AREASLOT');
  }
  if (!isOwner) throw fail('SLOT_NO_ACCOUNT');
}
