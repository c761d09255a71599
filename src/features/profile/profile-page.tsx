import { IconBuildingBank, IconLock, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BankAccount } from '../../../contract/generated/models/bankAccount.ts';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useGetProfile } from '../../shared/api/generated/account/account.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure } from '../../shared/api/query-failure.ts';
import { useLoadAhead } from '../../shared/api/use-load-ahead.ts';
import { fetchChunk } from '../../shared/base/fetch-chunk.ts';
import { formatAccountNumber } from '../../shared/money/format-account-number.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useOpenedSheet } from '../../shared/session/use-opened.ts';
import { formatDateTime } from '../../shared/time/dates.ts';
import { CopyButton } from '../../shared/ui/controls/copy-button.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Field, FieldCard, FieldSkeletons } from './field-card.tsx';
import css from './profile-page.module.css';

const ChangePasswordModal = lazyPart('over', () =>
  fetchChunk(() => import('./change-password-modal.tsx')).then((module) => module.ChangePasswordModal),
);
const ahead = [ChangePasswordModal.preload];

/** The player's account and bank account, read-only (ACC-24). */
export function ProfilePage() {
  const { t } = useTranslation();
  const profile = useGetProfile();
  const wallet = useGetWallet();
  const password = useOpenedSheet('password');
  useLoadAhead(ahead);
  return (
    <div className={css.root}>
      <h1 className={css.heading} tabIndex={-1}>
        {t('profile.title')}
      </h1>
      <FieldCard
        title={t('profile.account')}
        Icon={IconUser}
        busy={profile.isPending}
        action={
          <button
            type="button"
            className={css.lock}
            aria-label={t('password.title')}
            title={t('password.title')}
            aria-haspopup="dialog"
            onClick={password.open}
          >
            <IconLock size={22} aria-hidden />
          </button>
        }
      >
        {profile.isPending ? <FieldSkeletons count={4} /> : null}
        {profile.error && !profile.data ? <Retry query={profile} /> : null}
        {profile.data ? <AccountFields profile={profile.data} /> : null}
      </FieldCard>
      <FieldCard title={t('profile.bank')} Icon={IconBuildingBank} busy={wallet.isPending}>
        {wallet.isPending ? <FieldSkeletons count={3} /> : null}
        {wallet.error && !wallet.data ? <Retry query={wallet} /> : null}
        {wallet.data ? <BankFields account={wallet.data.bankAccount} /> : null}
      </FieldCard>
      <p className={css.note}>
        {t('profile.fixed')} <Link to="/user/contact">{t('profile.support')}</Link>
      </p>
      {password.used ? <ChangePasswordModal opened={password.opened} onClose={password.close} /> : null}
    </div>
  );
}

interface Failed {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

function Retry({ query }: { query: Failed }) {
  const errorText = useErrorText();
  return (
    <div className={css.failed}>
      <ErrorState compact {...queryFailure(query, errorText(query.error))} />
    </div>
  );
}

function AccountFields({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  return (
    <dl className={css.fields}>
      <Field label={t('profile.name')} value={profile.name} />
      <Field
        label={t('profile.id')}
        value={profile._id}
        action={
          profile._id ? (
            <CopyButton value={profile._id} label={t('profile.copyId')} copiedLabel={t('profile.copied')} />
          ) : undefined
        }
      />
      <Field label={t('profile.username')} value={profile.username} />
      <Field label={t('profile.createdAt')} value={formatDateTime(profile.createdAt)} />
    </dl>
  );
}

function BankFields({ account }: { account: BankAccount | null | undefined }) {
  const { t } = useTranslation();
  return (
    <dl className={css.fields}>
      <Field label={t('profile.bankAccountName')} value={account?.bankAccountName} />
      <Field label={t('profile.bankName')} value={account?.bank?.nameTH} />
      <Field label={t('profile.bankAccountNo')} value={formatAccountNumber(account?.bankAccountNo)} />
    </dl>
  );
}
