import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useListStatements } from '../../shared/api/generated/statement/statement.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { destinationOf } from '../../shared/api/refusal-destination.ts';
import { logPageSize } from '../../shared/lists/use-log-page.ts';
import { formatMoney, withCurrency } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { walletCode, walletSatang } from '../../shared/money/wallet.ts';
import { commandEntry } from '../../shared/money-form/command-entry.ts';
import { Receipt } from '../../shared/money-form/receipt.tsx';
import { useDestination } from '../../shared/money-form/use-destination.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import css from './take-back-sheet.module.css';
import { sumOf, type TakeBackRow } from './use-take-back.ts';

export const isMoved = ({ step }: TakeBackRow): boolean => step.kind === 'moved';

/** References of the history entries by game, once the games are done; the newest page has them (MNY-261). */
export function useReferences(rows: readonly TakeBackRow[], ended: boolean): ReadonlyMap<string, string> {
  const enabled = ended && rows.some(isMoved);
  const newest = { page: 1, limit: logPageSize };
  const { data } = useListStatements(newest, { query: { enabled, staleTime: 0, retry: false } });
  const references = new Map<string, string>();
  for (const { code, amount, step } of rows) {
    if (!enabled || step.kind !== 'moved') continue;
    const entry = commandEntry(data, { type: 'transfer', from: code, to: walletCode, amount }, step.times.begun);
    if (entry?.reference) references.set(code, entry.reference);
  }
  return references;
}

/** Receipt of what is back in the wallet (MNY-261); each game's reference stands in its row. */
function TakeBackReceiptContent({ rows }: { rows: readonly TakeBackRow[] }) {
  const { t } = useTranslation();
  const { data: view } = useGetWallet();
  const moved = rows.filter(isMoved);
  const sum = sumOf(moved);
  const currency = currencyWord(t, view);
  const ended = moved.map(({ step }) => (step.kind === 'moved' ? step.times.ended : 0));
  return (
    <div className={css.receipt}>
      <Receipt
        title={t('games.takeBack.title')}
        amount={sum === null ? null : withCurrency(formatMoney(sum), currency)}
        from={t('home.inGames')}
        to={t('account.WALLET')}
        currency={currency}
        at={Math.max(...ended)}
        balances={[{ name: t('account.WALLET'), satang: walletSatang(view) }]}
        next={t('receipt.inWallet')}
      />
    </div>
  );
}

interface EndActionsProps {
  rows: readonly TakeBackRow[];
  references: ReadonlyMap<string, string>;
  /** Gets the button that the focus moves to after an unknown outcome. */
  button: RefObject<HTMLButtonElement | null>;
  onLeave: () => void;
  onOpenStatement: (reference?: string) => void;
}

/** Buttons at the end: to the history, and where a refusal leads (GAM-287, MNY-263, MNY-330). */
export function EndActions({ rows, references, button, onLeave, onOpenStatement }: EndActionsProps) {
  const { t } = useTranslation();
  const unknown = rows.some(({ step }) => step.kind === 'unknown');
  const destinations = rows.map(({ step }) => (step.kind === 'refused' ? destinationOf(step.code) : undefined));
  const isInHistory = rows.some(isMoved) || unknown || destinations.includes('history');
  const elsewhere = destinations.find((one) => one !== undefined && one !== 'history');
  const action = useDestination(elsewhere, onLeave);
  const openHistory = () => {
    onLeave();
    // Several entries have no page of their own.
    onOpenStatement(references.size === 1 ? [...references.values()][0] : undefined);
  };
  return (
    <>
      {action ? (
        <Button variant={unknown ? 'default' : 'filled'} onClick={action.onGo}>
          {action.label}
        </Button>
      ) : null}
      {isInHistory ? (
        <Button ref={unknown ? button : undefined} variant={unknown ? 'filled' : 'default'} onClick={openHistory}>
          {t('common.openStatement')}
        </Button>
      ) : null}
    </>
  );
}

export const TakeBackReceipt = guarded('line', TakeBackReceiptContent);
