import { Button } from '@mantine/core';
import { IconMessageCircle2 } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PayoutSteps } from '../../shared/money-form/receipt.tsx';
import { guarded } from '../../shared/parts/guard.tsx';
import { formatDateTime } from '../../shared/time/dates.ts';
import { useCopiedToast } from '../../shared/toast/use-copied-toast.ts';
import { CopyButton } from '../../shared/ui/controls/copy-button.tsx';
import { Detail } from '../../shared/ui/dialogs/detail.tsx';
import { MarkedBank } from '../../shared/ui/display/bank-mark.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import css from './entry-sheet.module.css';
import { EntryAmount, EntryStatus } from './statement-entry.tsx';
import { bankOf, type StatementRow } from './statement-rules.ts';
import { useEntryTexts } from './use-entry-texts.ts';

interface Props {
  row: StatementRow;
  opened: boolean;
  beside: boolean;
  onClose: () => void;
  onAsk?: ((question: string) => void) | undefined;
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const source = useRef<HTMLSpanElement>(null);
  const toast = useCopiedToast();
  return (
    <Field label={t('statement.field.reference')}>
      <span className={css.reference}>
        <span ref={source}>{reference}</span>
        <CopyButton
          value={reference}
          label={t('statement.copyReference')}
          copiedLabel={t('games.copied')}
          source={source}
          onResult={(copied) => toast(copied, reference)}
        />
      </span>
    </Field>
  );
}

/** WAL-281 */
function EntrySheetContent({ row, opened, beside, onClose, onAsk }: Props) {
  const { t } = useTranslation();
  const { nameOf, currency, question } = useEntryTexts();
  const bank = bankOf(row);
  const account = (side: 'from' | 'to') => {
    const code = row[side];
    // A bonus has a source in place of an account.
    if (!code && row.source) return null;
    const name = code ? nameOf(code) : '-';
    return (
      <Field label={t(`statement.field.${side}`)}>
        {code && code === bank ? <MarkedBank {...{ code, name }} /> : <ServerText>{name}</ServerText>}
      </Field>
    );
  };
  return (
    <Detail
      beside={beside}
      opened={opened}
      onClose={onClose}
      title={t(`statement.type.${row.type}`)}
      closeLabel={t('common.close')}
      footer={
        onAsk ? (
          <Button leftSection={<IconMessageCircle2 size={20} aria-hidden />} onClick={() => onAsk(question(row))}>
            {t('statement.ask')}
          </Button>
        ) : null
      }
    >
      <p className={css.amount}>
        <EntryAmount row={row} currency={currency} size="l" />
      </p>
      {row.type === 'withdraw' && row.status !== 'failed' ? <PayoutSteps paid={row.status === 'success'} /> : null}
      <dl className={css.fields}>
        <Field label={t('statement.column.status')}>
          <EntryStatus status={row.status} />
        </Field>
        {row.source ? <Field label={t('statement.field.source')}>{t(`statement.source.${row.source}`)}</Field> : null}
        {account('from')}
        {account('to')}
        <Field label={t('statement.column.time')}>{formatDateTime(row.createdAt)}</Field>
        {row.reference ? <Reference reference={row.reference} /> : null}
      </dl>
    </Detail>
  );
}

export const EntrySheet = guarded('over', EntrySheetContent);
