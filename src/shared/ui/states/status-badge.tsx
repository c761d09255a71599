import { IconAlertTriangle, IconCheck, IconClock, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './status-badge.module.css';

export interface StatusBadgeProps {
  kind: 'success' | 'failed' | 'pending' | 'info';
  children: ReactNode;
}

const icons = { success: IconCheck, failed: IconAlertTriangle, pending: IconClock, info: IconInfoCircle };

/** A status by icon, word and colour: never by colour alone. */
export function StatusBadge({ kind, children }: StatusBadgeProps) {
  const Icon = icons[kind];
  return (
    <span className={css.root} data-kind={kind}>
      <Icon size={14} stroke={2.4} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
