/** Accounts outside the site: where the money of a world comes from and goes to. */
export type OutsideAccount =
  | 'outside:opening'
  | 'outside:bank'
  | 'outside:bonus'
  | 'outside:refund'
  | 'outside:prize'
  // a game provider that takes money and sends it back
  | 'outside:provider';
/** `wallet:<player>` or `game:<player>:<code>`. */
export type PlayerAccount = `wallet:${string}` | `game:${string}:${string}`;
export type Account = OutsideAccount | PlayerAccount;

export const walletOf = (player: string): PlayerAccount => `wallet:${player}`;
export const gameOf = (player: string, code: string): PlayerAccount => `game:${player}:${code}`;

export interface Posting {
  /** Whole satang, more than zero. */
  readonly amount: number;
  readonly from: Account;
  readonly to: Account;
  /** World time, epoch ms. */
  readonly at: number;
  readonly memo: string;
}

/**
 * The money of a world, in whole satang. Every movement is one posting that takes from one account what it gives to
 * another, so the sum over all accounts is always zero; a player's account never falls below zero (MNY-5).
 */
export class Ledger {
  readonly #balances: Map<Account, number>;
  readonly #postings: Posting[];
  #onPost: () => void = () => undefined;

  /** @param other a ledger to go on from; its postings are shared */
  constructor(other?: Ledger) {
    this.#balances = new Map(other ? other.#balances : []);
    this.#postings = other ? other.#postings.slice() : [];
  }

  /** Calls back after every posting. */
  onPost(listener: () => void): void {
    this.#onPost = listener;
  }

  balance(account: Account): number {
    return this.#balances.get(account) ?? 0;
  }

  /** @throws Error for an amount that is not a positive safe integer, or when a player's account would go negative. */
  post(posting: Posting): void {
    const { amount, from, to } = posting;
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`not an amount in satang: ${amount}`);
    if (from === to) throw new Error(`a posting needs two accounts: ${from}`);
    if (!from.startsWith('outside:') && this.balance(from) < amount) throw new Error(`${from} would go below zero`);
    this.#balances.set(from, this.balance(from) - amount);
    this.#balances.set(to, this.balance(to) + amount);
    this.#postings.push(posting);
    this.#onPost();
  }

  get postings(): readonly Posting[] {
    return this.#postings;
  }

  balances(): Record<string, number> {
    return Object.fromEntries([...this.#balances].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
