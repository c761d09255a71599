import { InputBase } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/errors.ts';
import { useGetBanks } from '../../../shared/api/generated/lookup/lookup.ts';
import { queryFailure, useFailureKept } from '../../../shared/api/query-failure.ts';
import { useAllBankNames } from '../../../shared/i18n/use-bank-name.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { Sheet } from '../../../shared/ui/dialogs/sheet.tsx';
import { BankMark } from '../../../shared/ui/display/bank-mark.tsx';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import { ListSkeleton } from '../../../shared/ui/states/skeletons.tsx';
import { BankList } from './bank-list.tsx';
import css from './bank-picker.module.css';

export interface BankPickerProps {
  /** Bank code; empty for none. */
  value: string;
  onChange: (code: string) => void;
  error?: ReactNode;
  disabled: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function BankPicker({ value, onChange, error, disabled, ref }: BankPickerProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { data } = useGetBanks();
  const namesOf = useAllBankNames();
  const id = useId();
  const chosen = data?.banks.find(({ code }) => code === value);
  return (
    <>
      <InputBase
        ref={ref}
        component="button"
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        pointer
        multiline
        label={t('register.bank')}
        error={error}
        disabled={disabled}
        onClick={() => setOpened(true)}
        leftSection={chosen ? <BankMark code={chosen.code} /> : undefined}
        leftSectionWidth={chosen ? 58 : undefined}
        rightSection={<IconChevronDown size={20} aria-hidden />}
        rightSectionPointerEvents="none"
      >
        {chosen ? (
          <span className={css.chosen}>
            <ServerText>{namesOf(chosen)[0]}</ServerText>
          </span>
        ) : (
          <span className={css.choose}>{t('register.bankChoose')}</span>
        )}
      </InputBase>
      <BankSheet
        id={id}
        opened={opened}
        value={value}
        onClose={() => setOpened(false)}
        onPick={(code) => {
          onChange(code);
          setOpened(false);
        }}
      />
    </>
  );
}

interface BankSheetProps {
  id: string;
  opened: boolean;
  value: string;
  onClose: () => void;
  onPick: (code: string) => void;
}

function BankSheetContent({ id, opened, value, onClose, onPick }: BankSheetProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useFailureKept(useGetBanks());
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('register.bankChoose')}
      closeLabel={t('common.close')}
      loading={isPending}
      skeleton={<ListSkeleton rows={6} shape="bank" />}
      error={error && !data ? queryFailure({ isFetching, refetch }, errorText(error)) : null}
    >
      <div id={id}>
        <BankList banks={data?.banks ?? []} value={value} onPick={onPick} onEscape={onClose} />
      </div>
    </Sheet>
  );
}

const BankSheet = guarded('over', BankSheetContent);
