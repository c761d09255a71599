import { Button } from '@mantine/core';
import { IconQuestionMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ServerText } from '../display/server-text.tsx';
import css from './dialog-frame.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import { SendingNote } from './sending-note.tsx';

export interface ConfirmDialogProps {
  /** True unless said otherwise. */
  opened?: boolean;
  title: ReactNode;
  message?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The confirmed action is under way: shown on the button, which takes no second tap. */
  pending?: boolean;
  /**
   * Texts while the action is under way: a note, and the name of the button, which closes without stopping the action.
   */
  underWay?: { readonly note: string; readonly closeLabel: string };
  /** The action deletes something or ends something. */
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
        <Button color={danger ? 'red' : undefined} loading={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}

/**
 * Whether a question is open. Closes it for good when its subject is gone; otherwise it would open again by itself when the
 * subject comes back. Call it in the render of the component that holds `asked`.
 * @param holds whether the subject is still there, or the confirmed command is under way
 * @param forget sets `asked` to false
 */
export function stillAsked(asked: boolean, holds: boolean, forget: () => void): boolean {
  if (asked && !holds) forget();
  return asked && holds;
}
