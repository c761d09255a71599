import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';

/**
 * Who may log in. An unknown phone number and a wrong password get the same answer, so that nobody can find out who
 * plays here.
 * @param passwordDigest the password as the wrapper digested it
 * @throws WRONG_CREDENTIAL, INACTIVE_USER
 */
export function requireCredentials(player: Player | undefined, passwordDigest: string): Player {
  if (!player || player.passwordDigest !== passwordDigest) throw fail('WRONG_CREDENTIAL');
  if (!player.active) throw fail('INACTIVE_USER');
  return player;
}
