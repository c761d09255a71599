import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Guard } from '../parts/guard.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Sheet } from '../ui/dialogs/sheet.tsx';
import { FailureNote } from '../ui/states/failure-note.tsx';
import type { EntryKind } from './command-entry.ts';
import css from './money-form.module.css';
import { type KnownOfDone, OrderDone, type Told } from './order-done.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import type { MoneyOutcome } from './use-money-form.ts';

interface HeldNoteProps {
  /** Null while no order is held. */
  text: string | null;
  onOpenStatement: () => void;
}

/**
 * Explains why an order was not sent, and links to the history (MNY-322). Takes the focus that the busy button lost, so
 * that a held key does nothing, and scrolls into view above the footer.
 */
function HeldNote({ text, onOpenStatement }: HeldNoteProps) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text === null) return;
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={note} tabIndex={-1} className={text === null ? undefined : css.held}>
      <FailureNote text={text} />
      {text === null ? null : (
        <Button variant="default" onClick={onOpenStatement}>
          {t('common.openStatement')}
        </Button>
      )}
    </div>
  );
}

interface Lookup {
  readonly data: unknown;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Form<Order> {
  readonly outcome: MoneyOutcome<Order> | null;
  readonly entry: (order: Order) => EntryKind;
  readonly pending: boolean;
  readonly heldText: string | null;
  /** Whether a changed basis emptied the draft. */
  readonly emptied: boolean;
  readonly close: () => void;
  readonly dismiss: () => void;
}

export interface MoneySheetProps<Order> {
  opened: boolean;
  title: string;
  /** Queries that the form needs; a failed one offers a retry (TRF-2, WDR-7). */
  lookups: readonly Lookup[];
  form: Form<Order>;
  /** Id of the form that the footer button submits. */
  formId: string;
  submitLabel: ReactNode;
  done: (order: Order, known: KnownOfDone) => Told;
  unknownTitle: string;
  /** Fills in all that there is, for a refusal of more; absent when that is nothing, or a deposit helps more. */
  fillInAll?: (() => void) | undefined;
  /** Opens the statement, at the entry with this reference if given. */
  onOpenStatement: (reference?: string) => void;
  children: ReactNode;
}

/** Outcome dialog. An unknown outcome is a question, never called a failure (TRF-25, WDR-21, MNY-40). */
function Outcome<Order>(props: MoneySheetProps<Order> & { outcome: MoneyOutcome<Order> }) {
  const { outcome, form, done, unknownTitle, fillInAll, onOpenStatement } = props;
  const { t } = useTranslation();
  const lookUp = () => {
    form.dismiss();
    onOpenStatement();
  };
  if (outcome.kind === 'unknown') {
    return (
      <ConfirmDialog
        title={unknownTitle}
        message={outcome.message()}
        confirmLabel={t('common.openStatement')}
        cancelLabel={t('common.close')}
        onConfirm={lookUp}
        onCancel={form.dismiss}
      />
    );
  }
  if (outcome.kind === 'done') {
    const { order, times } = outcome;
    return (
      <OrderDone
        {...{ times, onOpenStatement }}
        entry={form.entry(order)}
        say={(known) => done(order, known)}
        onClose={form.dismiss}
      />
    );
  }
  const fillIn = () => {
    form.dismiss();
    fillInAll?.();
  };
  return (
    <RefusalDialog
      refusal={outcome}
      // A lower amount is nearer than a deposit.
      action={outcome.code === 'MONEY_NOT_ENOUGH' && fillInAll ? { label: t('actions.all'), onGo: fillIn } : undefined}
      onClose={form.dismiss}
      onLeave={() => {
        form.dismiss();
        form.close();
      }}
    />
  );
}

/** Sheet of a money command: lookups, form, cancel and submit, and the outcome dialog. */
export function MoneySheet<Order>(props: MoneySheetProps<Order>) {
  const { opened, title, lookups, form, formId, submitLabel, onOpenStatement, children } = props;
  const { t } = useTranslation();
  const leave = () => {
    form.close();
    onOpenStatement();
  };
  const lost = lookups.filter(({ isError, data }) => isError && !data);
  return (
    <>
      <Sheet
        opened={opened && form.outcome === null}
        onClose={form.close}
        title={title}
        closeLabel={t('common.close')}
        loading={lost.length === 0 && lookups.some(({ isPending }) => isPending)}
        error={
          lost.length === 0
            ? null
            : {
                message: t('common.loadFailed'),
                retryLabel: t('common.retry'),
                retrying: lookups.some(({ isFetching }) => isFetching),
                onRetry: () => lost.forEach(({ refetch }) => void refetch()),
              }
        }
        sending={form.pending ? t('common.sending') : ''}
        footer={
          <>
            <Button variant="default" onClick={form.close}>
              {t(form.pending ? 'common.close' : 'common.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={form.pending} aria-busy={form.pending}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <FailureNote text={form.emptied ? t('common.formEmptied') : null} />
        <Guard place="line">{children}</Guard>
        <HeldNote text={form.heldText} onOpenStatement={leave} />
      </Sheet>
      {form.outcome ? (
        <Guard place="over" onClose={form.dismiss}>
          <Outcome {...props} outcome={form.outcome} />
        </Guard>
      ) : null}
    </>
  );
}
