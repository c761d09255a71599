import { Button } from '@mantine/core';
import { IconQuestionMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ServerText } from '../display/server-text.tsx';
import css from './dialog-frame.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import { SendingNote } from './sending-note.tsx';

export interface ConfirmDialogProps {
  /** Default true. */
  opened?: boolean;
  title: ReactNode;
  message?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The confirmed action is pending: the button shows it and ignores taps. */
  pending?: boolean;
  /** Texts while the action is pending: a note, and the label of the button that closes without stopping the action. */
  underWay?: { readonly note: string; readonly closeLabel: string };
  /** For an action that deletes or ends something. */
  danger?: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened = true, title, message, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { pending = false, underWay, danger = false } = props;
  return (
    <DialogFrame opened={opened} onClose={onCancel} title={title}>
      <span className={css.icon} data-kind={danger ? 'error' : 'ask'}>
        <IconQuestionMark size={34} stroke={2.4} aria-hidden />
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {message ? (
          <div className={css.message}>
            <ServerText>{message}</ServerText>
          </div>
        ) : null}
      </div>
      {underWay ? <SendingNote text={pending ? underWay.note : ''} /> : null}
      <div className={css.actions}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {pending && underWay ? underWay.closeLabel : cancelLabel}
        </Button>
        <Button color={danger ? 'red' : undefined} loading={pending} aria-busy={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}

/**
 * Whether a question is open. Closes it when its subject disappears, so that it does not reopen with the subject. Call
 * it while rendering.
 * @param holds whether the subject exists, or the confirmed command is pending
 * @param forget sets `asked` to false
 */
export function stillAsked(asked: boolean, holds: boolean, forget: () => void): boolean {
  if (asked && !holds) forget();
  return asked && holds;
}
