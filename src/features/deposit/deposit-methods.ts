import type { Satang } from '../../shared/money/money.ts';
import type { StoredKind } from '../../shared/storage/use-stored.ts';
import { type BankChannel, type DepositSections, isPayable, type WalletChannel } from './deposit-sections.ts';
import { inPlayersMoney, qrProvider } from './qr/qr-rules.ts';

export type MethodName = 'bank' | 'qr' | 'wallet' | 'gift';

/** Minimum of e-wallet and gift link, satang (DEP-31, DEP-33). */
export const walletMinimum = (kip: boolean): Satang => inPlayersMoney(2_00, kip);

export interface DepositMethod {
  readonly name: MethodName;
  readonly accounts: readonly BankChannel[];
  readonly wallets: readonly WalletChannel[];
  /** Satang; null when unknown. */
  readonly minimum: Satang | null;
  /** False when no account can be paid to: the method promises nothing then (DEP-49). */
  readonly payable: boolean;
}

const names: readonly MethodName[] = ['bank', 'qr', 'wallet', 'gift'];

/** The player's last used method on this device (DEP-49). */
export const keptMethod: StoredKind<MethodName | null> = {
  name: 'deposit-method',
  read: (stored) => names.find((name) => name === stored) ?? null,
};

function leastOfQrs(qrs: readonly BankChannel[], paytimzMinimum: number | null, kip: boolean): Satang | null {
  const minima = qrs.flatMap(({ provider }) =>
    provider === null ? [] : [qrProvider(provider, paytimzMinimum, kip).minimum],
  );
  return minima.length === 0 ? null : Math.min(...minima);
}

/**
 * Methods with an account, in the order bank, QR, e-wallet, gift link (DEP-15).
 * @param paytimzMinimum build setting for PAYTIMZ and FP, baht
 */
export function depositMethods(
  { banks, qrs, wallets }: DepositSections,
  paytimzMinimum: number | null,
  kip: boolean,
): DepositMethod[] {
  const gifts = wallets.filter(({ kind }) => kind === 'gift');
  const others = wallets.filter(({ kind }) => kind !== 'gift');
  const none = { accounts: [], wallets: [], minimum: null };
  const all: readonly Omit<DepositMethod, 'payable'>[] = [
    { ...none, name: 'bank', accounts: banks },
    { ...none, name: 'qr', accounts: qrs, minimum: leastOfQrs(qrs, paytimzMinimum, kip) },
    { ...none, name: 'wallet', wallets: others, minimum: walletMinimum(kip) },
    { ...none, name: 'gift', wallets: gifts, minimum: walletMinimum(kip) },
  ];
  return all
    .filter(({ accounts, wallets: numbers }) => accounts.length + numbers.length > 0)
    .map((method) => ({
      ...method,
      payable:
        method.accounts.some(isPayable) || method.wallets.some(({ kind, number }) => kind === 'gift' || number !== ''),
    }));
}
