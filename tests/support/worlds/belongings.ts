/** A player's belongings, read through the API. */
import type { Statement } from '../../../contract/generated/models/statement.ts';
import type { Caller } from './open-sandbox.ts';

interface Wallet {
  wallet: { amount: number };
  invite: { amount: number };
  profile: { coin: number };
}

export async function walletOf(player: Caller) {
  const { body } = await player.get('/api/wallet');
  const { wallet: money, invite, profile } = body as Wallet;
  return { money: money.amount, invite: invite.amount, coins: profile.coin };
}

export async function newestStatementOf(player: Caller) {
  const { body } = await player.post('/api/statement', { page: 1, limit: 1 });
  return (body as { statements: Statement[] }).statements[0];
}
