import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandTimes } from '../api/use-money-command.ts';
import type { Satang } from '../money/money.ts';
import { guarded } from '../parts/guard.tsx';
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx';
import { Skeleton } from '../ui/states/skeletons.tsx';
import { type EntryKind, useCommandEntry } from './command-entry.ts';

/** Receipt data besides the order. */
export interface KnownOfDone {
  /** When the response arrived, epoch ms of the server's clock. */
  readonly at: number;
  /** Reference of the history entry, or its placeholder; undefined without an entry. */
  readonly reference: ReactNode;
}

/** Title and receipt; `waiting` for money that arrives later. */
export interface Told {
  readonly kind?: 'waiting';
  readonly title: string;
  readonly message: ReactNode;
}

interface Props {
  entry: EntryKind;
  times: CommandTimes;
  /** @param moved amount of the history entry, satang; null without one, undefined while loading */
  say: (known: KnownOfDone, moved: Satang | null | undefined) => Told;
  onClose: () => void;
  /** Opens the history, at the entry with this reference if given. */
  onOpenStatement: (reference?: string) => void;
}

/** Success alert of an order: receipt and link to its history entry (MNY-261, MNY-263). */
function OrderDoneContent({ entry, times, say, onClose, onOpenStatement }: Props) {
  const { t } = useTranslation();
  const { found, looking } = useCommandEntry(entry, times);
  const reference = found?.reference || undefined;
  const lookUp = () => {
    onClose();
    onOpenStatement(reference);
  };
  // Reserves the line of the reference to avoid layout shift.
  const place = looking ? <Skeleton width="4em" height="1.2em" /> : undefined;
  return (
    <AlertDialog
      kind="success"
      {...say({ at: times.ended, reference: reference ?? place }, looking ? undefined : (found?.amount ?? null))}
      okLabel={t('common.ok')}
      action={{ label: t('common.openStatement'), onGo: lookUp }}
      onClose={onClose}
    />
  );
}

export const OrderDone = guarded('over', OrderDoneContent);
