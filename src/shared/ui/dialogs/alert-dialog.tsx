import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconExclamationMark, IconGift, IconInfoSmall } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ServerText } from '../display/server-text.tsx';
import css from './dialog-frame.module.css';
import { DialogFrame } from './dialog-frame.tsx';

interface DialogAction {
  readonly label: string;
  readonly onGo: () => void;
}

export interface AlertDialogProps {
  /** Default true: most callers mount the alert only when needed. */
  opened?: boolean;
  kind: 'success' | 'prize' | 'waiting' | 'error' | 'neutral';
  title: ReactNode;
  /** In place of the title on the screen. */
  heading?: ReactNode;
  message?: ReactNode;
  okLabel: string;
  /** Further buttons, with links to the subject. */
  action?: DialogAction | undefined;
  otherAction?: DialogAction | undefined;
  onClose: () => void;
}

const icons = {
  success: IconCheck,
  prize: IconGift,
  waiting: IconClock,
  error: IconExclamationMark,
  neutral: IconInfoSmall,
};

/** The outcome of an action, announced at once. */
export function AlertDialog(props: AlertDialogProps) {
  const { opened = true, kind, title, heading = title, message, okLabel, action, otherAction, onClose } = props;
  const Icon = icons[kind];
  return (
    <DialogFrame opened={opened} onClose={onClose} title={title}>
      <span className={css.icon} data-kind={kind}>
        <Icon size={34} stroke={2.4} aria-hidden />
      </span>
      <div className={css.words}>
        <h2 className={css.title} data-kind={kind}>
          <ServerText>{heading}</ServerText>
        </h2>
        {message ? (
          <div className={css.message}>
            <ServerText>{message}</ServerText>
          </div>
        ) : null}
      </div>
      <Button fullWidth onClick={() => onClose()} data-autofocus>
        {okLabel}
      </Button>
      {[action, otherAction].map((one) =>
        one ? (
          <Button key={one.label} fullWidth variant="default" onClick={one.onGo}>
            {one.label}
          </Button>
        ) : null,
      )}
    </DialogFrame>
  );
}
