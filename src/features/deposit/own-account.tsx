import { IconArrowUpRight, IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccount } from '../../../contract/generated/models/bankAccount.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { getGetWalletQueryKey } from '../../shared/api/generated/wallet/wallet.ts';
import { capitals } from '../../shared/base/letters.ts';
import { useAllBankNames } from '../../shared/i18n/use-bank-name.ts';
import { formatAccountNumber, needsEnglishName } from '../../shared/money/bank-account.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { notifySuccess } from '../../shared/toast/notify.ts';
import { useCopiedToast } from '../../shared/toast/use-copied-toast.ts';
import { CopyButton, copyText, selectText } from '../../shared/ui/controls/copy-button.tsx';
import { BankMark } from '../../shared/ui/display/bank-mark.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { EditNameDialog } from './edit-name-dialog.tsx';
import css from './own-account.module.css';

/** Pause between saving the name and copying the number, ms (DEP-12). */
const copyDelayMs = 1_000;

/** Copies after the delay; `refused`: the browser copies only during a tap (DEP-13). */
function useDelayedCopy(number: string, source: RefObject<HTMLElement | null>) {
  const { t } = useTranslation();
  const [requests, setRequests] = useState(0);
  const [refused, setRefused] = useState(false);
  const copy = useEffectEvent(async () => {
    const copied = await copyText(number);
    setRefused(!copied);
    if (copied) notifySuccess(t('common.copied', { text: number }));
    else selectText(source.current);
  });
  // Once per request: a new number or language copies nothing.
  useEffect(() => {
    if (requests === 0) return;
    const timer = setTimeout(() => void copy(), copyDelayMs);
    return () => clearTimeout(timer);
  }, [requests]);
  return { refused, copyLater: () => setRequests((count) => count + 1), clearRefused: () => setRefused(false) };
}

/** The account to pay from, never to (DEP-1, DEP-52). */
function OwnAccountContent({ account }: { account: BankAccount | null | undefined }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const titleId = useId();
  const source = useRef<HTMLSpanElement>(null);
  const toast = useCopiedToast();
  const [editing, setEditing] = useState(false);
  const namesOf = useAllBankNames();
  const number = account?.bankAccountNo ?? '';
  const { refused, copyLater, clearRefused } = useDelayedCopy(number, source);

  const saved = (bankAccountName: string) => {
    queryClient.setQueryData<WalletView>(
      getGetWalletQueryKey(),
      (view) => view && { ...view, bankAccount: { ...view.bankAccount, bankAccountName } },
    );
    setEditing(false);
    copyLater();
  };
  if (!number) return <p className={css.none}>{t('deposit.noBank')}</p>;
  const [name, ...others] = namesOf({ ...account?.bank, code: account?.bankCode });
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        <IconArrowUpRight size={18} stroke={2.2} aria-hidden />
        <span>{t('deposit.ownHint')}</span> <span className={css.hint}>{`· ${t('deposit.own')}`}</span>
      </h3>
      <BankMark code={account?.bankCode ?? ''} />
      <div className={css.words}>
        <p className={css.bank}>
          <ServerText>{name}</ServerText>
          {others.map((other) => (
            <span key={other} className={css.other}>
              <ServerText>{other}</ServerText>
            </span>
          ))}
        </p>
        <p className={css.account}>
          <span ref={source} className={css.number}>
            {formatAccountNumber(number)}
          </span>
          <ServerText>{capitals(account?.bankAccountName ?? '') || '-'}</ServerText>
        </p>
        <p className={css.again} role="status">
          {refused ? t('deposit.tapAgain') : ''}
        </p>
      </div>
      {needsEnglishName(account?.bankCode, account?.bankAccountName) ? (
        <button
          type="button"
          className={css.copy}
          aria-label={t('deposit.copyNumber')}
          aria-haspopup="dialog"
          onClick={() => setEditing(true)}
        >
          <IconCopy size={20} aria-hidden />
        </button>
      ) : (
        <CopyButton
          value={number}
          label={t('deposit.copyNumber')}
          copiedLabel={t('deposit.copied')}
          source={source}
          onResult={(copied) => {
            clearRefused();
            toast(copied, number);
          }}
        />
      )}
      {editing ? (
        <EditNameDialog bankCode={account?.bankCode ?? ''} onSaved={saved} onClose={() => setEditing(false)} />
      ) : null}
    </section>
  );
}

export const OwnAccount = guarded('line', OwnAccountContent);
