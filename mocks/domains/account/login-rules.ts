import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import { magicCode } from '../../reference/magic.ts';

/** Wrong passwords for one user name within this time, ms, make the next attempts wait. */
export const attemptWindow = 60_000;
export const attemptsPerWindow = 5;

/** The wrong attempts that still count. Times are epoch ms, oldest first. */
export const recentAttempts = (wrongAt: readonly number[], now: number): number[] =>
  wrongAt.filter((at) => now - at < attemptWindow);

/**
 * Whether a login may be tried at all. Waiting a minute helps, a right password does not.
 * @throws REQUEST_LIMIT_1MIN after five wrong passwords within a minute, and what magic phones ask for
 */
export function checkAttempt(username: string, wrongAt: readonly number[], now: number): void {
  const forced = magicCode('phones', username, 'login');
  if (forced) throw fail(forced);
  if (recentAttempts(wrongAt, now).length >= attemptsPerWindow) throw fail('REQUEST_LIMIT_1MIN');
}

/**
 * Whether a password may be changed; any new one will do. Digests, all of them.
 * @throws WRONG_PASSWORD
 */
export function checkPasswordChange(current: string, oldPassword: string): void {
  if (current !== oldPassword) throw fail('WRONG_PASSWORD');
}

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
