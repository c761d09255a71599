import { IconBuildingBank, IconChevronRight, IconLock, IconSettings, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BankAccount } from '../../../contract/generated/models/bankAccount.ts';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useGetProfile } from '../../shared/api/generated/account/account.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { useLoadAhead } from '../../shared/api/use-load-ahead.ts';
import { config } from '../../shared/config/config.ts';
import { languages, useLanguage } from '../../shared/i18n/i18n.ts';
import { useBankName } from '../../shared/i18n/use-bank-name.ts';
import { formatAccountNumber } from '../../shared/money/bank-account.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useOpenedSheet } from '../../shared/storage/use-opened.ts';
import { formatDateTime } from '../../shared/time/dates.ts';
import { CopyButton } from '../../shared/ui/controls/copy-button.tsx';
import { LanguageSwitch } from '../../shared/ui/controls/language-switch.tsx';
import { BankMark } from '../../shared/ui/display/bank-mark.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Field, FieldCard, FieldSkeletons } from './field-card.tsx';
import css from './profile-page.module.css';

const ChangePasswordModal = lazyPart('over', () => import('./change-password-modal.tsx'), 'ChangePasswordModal');
const ahead = [ChangePasswordModal.preload];

/** Read-only (ACC-24). */
export function ProfilePage() {
  const { t } = useTranslation();
  const profile = useFailureKept(useGetProfile());
  const wallet = useFailureKept(useGetWallet());
  const password = useOpenedSheet('password');
  useLoadAhead(ahead);
  return (
    <div className={css.root}>
      <h1 className={css.heading} tabIndex={-1}>
        {t('profile.title')}
      </h1>
      <FieldCard title={t('profile.account')} Icon={IconUser} busy={profile.isPending}>
        {profile.isPending ? <FieldSkeletons count={4} /> : null}
        {profile.error && !profile.data ? <Retry query={profile} /> : null}
        {profile.data ? <AccountFields profile={profile.data} /> : null}
        <button type="button" className={css.row} aria-haspopup="dialog" onClick={password.open}>
          <IconLock size={20} aria-hidden />
          <span className={css.rowWords}>{t('password.title')}</span>
          <IconChevronRight size={20} aria-hidden />
        </button>
      </FieldCard>
      <FieldCard title={t('profile.bank')} Icon={IconBuildingBank} busy={wallet.isPending}>
        {wallet.isPending ? <FieldSkeletons count={3} /> : null}
        {wallet.error && !wallet.data ? <Retry query={wallet} /> : null}
        {wallet.data ? <BankFields account={wallet.data.bankAccount} /> : null}
      </FieldCard>
      <Settings />
      <p className={css.note}>
        <span>{t('profile.fixed')}</span> <Link to="/user/contact">{t('profile.support')}</Link>
      </p>
      {password.used ? <ChangePasswordModal opened={password.opened} onClose={password.close} /> : null}
    </div>
  );
}

/** Settings of this device: language and version (ACC-57). */
function Settings() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <FieldCard title={t('profile.settings')} Icon={IconSettings} busy={false}>
      <div className={css.language}>
        <span className={css.label}>{t('profile.language')}</span>
        <LanguageSwitch
          options={languages}
          current={language}
          onChange={(code) => void setLanguage(code)}
          label={t('profile.language')}
        />
      </div>
      <dl className={css.fields}>
        <Field label={t('profile.version')} value={`${config.version} · ${config.environment}`} />
      </dl>
    </FieldCard>
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
  const number = account?.bankAccountNo;
  const local = account?.bank?.nameTH;
  const called = useBankName({ ...account?.bank, code: account?.bankCode });
  return (
    <dl className={css.fields}>
      <Field label={t('profile.bankAccountName')} value={account?.bankAccountName} />
      <Field
        label={t('profile.bankName')}
        value={called}
        also={local === called ? null : local}
        mark={account?.bankCode ? <BankMark code={account.bankCode} /> : undefined}
      />
      <Field
        label={t('profile.bankAccountNo')}
        value={formatAccountNumber(number)}
        action={
          number ? (
            <CopyButton value={number} label={t('deposit.copyNumber')} copiedLabel={t('profile.copied')} />
          ) : undefined
        }
      />
    </dl>
  );
}
