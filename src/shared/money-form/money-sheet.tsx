import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Guard } from '../parts/guard.tsx';
import { useFocusBack } from '../ui/controls/use-focus-back.ts';
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Sheet } from '../ui/dialogs/sheet.tsx';
import type { MoneyOutcome } from './use-money-form.ts';

interface Lookup {
  readonly data: unknown;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Form<Order> {
  readonly outcome: MoneyOutcome<Order> | null;
  readonly pending: boolean;
  readonly close: () => void;
  readonly dismiss: () => void;
}

export interface MoneySheetProps<Order> {
  opened: boolean;
  title: string;
  /** What has to be fetched before the form can be shown; after a failure another try is offered (TRF-2, WDR-7). */
  lookups: readonly Lookup[];
  form: Form<Order>;
  /** Id of the form element, which the button in the footer submits. */
  formId: string;
  submitLabel: string;
  /** Id of the element that says why nothing can be sent; left out when something can. */
  blockedBy?: string | undefined;
  /** Title and receipt of the success, which came `at` this moment of the server's clock. */
  done: (order: Order, at: number) => { title: string; message: ReactNode };
  unknownTitle: string;
  /** Opens the statement, where the player can look up what was done, and an unknown outcome. */
  onOpenStatement: () => void;
  children: ReactNode;
}

/** The dialog that tells the outcome. An unknown one is a question, never called a failure (TRF-25, WDR-21, MNY-40). */
function Outcome<Order>(props: MoneySheetProps<Order> & { outcome: MoneyOutcome<Order> }) {
  const { outcome, form, done, unknownTitle, onOpenStatement } = props;
  const { t } = useTranslation();
  const lookUp = () => {
    form.dismiss();
    onOpenStatement();
  };
  if (outcome.kind === 'unknown') {
    return (
      <ConfirmDialog
        title={unknownTitle}
        message={t('common.unknownOutcome')}
        confirmLabel={t('common.openStatement')}
        cancelLabel={t('common.close')}
        onConfirm={lookUp}
        onCancel={form.dismiss}
      />
    );
  }
  const said =
    outcome.kind === 'done' ? done(outcome.order, outcome.at) : { title: t('common.error'), message: outcome.message };
  return (
    <AlertDialog
      kind={outcome.kind === 'done' ? 'success' : 'error'}
      {...said}
      okLabel={t('common.ok')}
      way={outcome.kind === 'done' ? { label: t('common.openStatement'), onGo: lookUp } : undefined}
      onClose={form.dismiss}
    />
  );
}

/** The sheet of a command that moves money: lookups, form, cancel and submit, and the dialog that tells the outcome. */
export function MoneySheet<Order>(props: MoneySheetProps<Order>) {
  const { opened, title, lookups, form, formId, submitLabel, blockedBy, children } = props;
  const { t } = useTranslation();
  const cancel = useRef<HTMLButtonElement>(null);
  // A form that is switched off while it is filled in takes the focus away from its field.
  useFocusBack(blockedBy === undefined, cancel);
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
            <Button ref={cancel} variant="default" onClick={form.close}>
              {t(form.pending ? 'common.close' : 'common.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              disabled={blockedBy !== undefined}
              aria-describedby={blockedBy}
              loading={form.pending}
              aria-busy={form.pending}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <Guard place="line">{children}</Guard>
      </Sheet>
      {form.outcome ? (
        <Guard place="over" onClose={form.dismiss}>
          <Outcome {...props} outcome={form.outcome} />
        </Guard>
      ) : null}
    </>
  );
}
