import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateBankAccountName } from '../../shared/api/generated/account/account.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { isEnglishName, tidyName } from '../../shared/money/bank-account.ts';
import { RefusalAction, useRefusal } from '../../shared/money-form/refusal-action.tsx';
import { guarded } from '../../shared/parts/guard.tsx';
import { notifyError } from '../../shared/toast/notify.ts';
import { DialogFrame } from '../../shared/ui/dialogs/dialog-frame.tsx';
import { UpperCaseField } from '../../shared/ui/fields/upper-case-field.tsx';
import css from './edit-name-dialog.module.css';

export interface EditNameDialogProps {
  bankCode: string;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Asks for the English account name that KTB, TMB and BBL need (DEP-7 to DEP-14). */
function EditNameDialogContent({ bankCode, onSaved, onClose }: EditNameDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState(false);
  const { refusal, refuse, clear } = useRefusal();
  const field = useRef<HTMLInputElement>(null);
  const { options } = useCommandKey('updateBankAccountName');
  const { run, pending } = useMoneyCommand(useUpdateBankAccountName(options), {
    onDone: (_, { data }) => onSaved(data.bankAccountName),
    onRefused: (error) => {
      refuse(error);
      setRefused(error.code === 'BANK_ACCOUNT_NAME_ENG');
    },
    onUnknown: refuse,
  });
  useEffect(() => {
    if (refused && !pending) field.current?.focus();
  }, [refused, pending]);
  const save = () => {
    const wrong = !isEnglishName(name);
    setRefused(wrong);
    clear();
    if (wrong) return notifyError(t('deposit.name.must'));
    run({ data: { bankCode, bankAccountName: tidyName(name) } });
  };
  return (
    <DialogFrame opened onClose={pending ? () => undefined : onClose} title={t('deposit.name.title')}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h2 className={css.title}>{t('deposit.name.title')}</h2>
        <p className={css.lead}>{t('deposit.name.lead')}</p>
        <UpperCaseField
          ref={field}
          label={t('deposit.name.label')}
          value={name}
          onChange={(text) => {
            setName(text);
            setRefused(false);
            clear();
          }}
          // What the server refuses stands below (DEP-14).
          error={refused && refusal === null ? t('deposit.name.must') : refused}
          placeholder="SOMCHAI JAIDEE"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={pending}
          data-autofocus
        />
        <RefusalAction refusal={refusal} onLeave={onClose} />
        <div className={css.actions}>
          <Button variant="default" disabled={pending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={pending} aria-busy={pending}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

export const EditNameDialog = guarded('over', EditNameDialogContent);
