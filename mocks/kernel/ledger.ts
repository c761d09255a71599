/** Accounts outside the site: sources and destinations of a world's money. */
export type OutsideAccount =
  | 'outside:opening'
  | 'outside:bank'
  | 'outside:bonus'
  | 'outside:refund'
  | 'outside:prize'
  // A game provider that accepts money and returns it
  | 'outside:provider';
/** `wallet:<player>` or `game:<player>:<code>`. */
export type PlayerAccount = `wallet:${string}` | `game:${string}:${string}`;
export type Account = OutsideAccount | PlayerAccount;

export const walletOf = (player: string): PlayerAccount => `wallet:${player}`;
export const gameOf = (player: string, code: string): PlayerAccount => `game:${player}:${code}`;

export interface Posting {
  /** Satang; a positive integer. */
  readonly amount: number;
  readonly from: Account;
  readonly to: Account;
  /** World time, epoch ms. */
  readonly at: number;
  readonly memo: string;
}

/**
 * The money of a world, in whole satang. Each posting moves an amount between two accounts, so the sum of all accounts
 * is zero; a player's account never goes negative (MNY-5).
 */
export class Ledger {
  /** Satang by account. */
  readonly amounts: Map<Account, number>;
  /** Oldest first. */
  readonly #postings: Posting[];
  #onPost: () => void = () => undefined;

  /** @param other ledger to copy */
  constructor(other?: Ledger) {
    this.amounts = new Map(other?.amounts);
    this.#postings = [...(other?.postings ?? [])];
  }

  onPost(listener: () => void): void {
    this.#onPost = listener;
  }

  balance(account: Account): number {
    return this.amounts.get(account) ?? 0;
  }

  /** @throws Error for an amount that is not a positive safe integer, or when a player's account would go negative. */
  post(posting: Posting): void {
    const { amount, from, to } = posting;
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`not an amount in satang: ${amount}`);
    if (from === to) throw new Error(`a posting needs two accounts: ${from}`);
    if (!from.startsWith('outside:') && this.balance(from) < amount) throw new Error(`${from} would go below zero`);
    this.amounts.set(from, this.balance(from) - amount);
    this.amounts.set(to, this.balance(to) + amount);
    this.#postings.push(posting);
    this.#onPost();
  }

  get postings(): readonly Posting[] {
    return this.#postings;
  }

  balances(): Record<string, number> {
    return Object.fromEntries([...this.amounts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
