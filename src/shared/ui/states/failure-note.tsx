import { IconAlertTriangle } from '@tabler/icons-react';
import { ServerText } from '../display/server-text.tsx';
import css from './failure-note.module.css';

/**
 * What went wrong with a form, read out as it appears. The region stays in the page while it is empty: screen readers
 * only read out what appears inside a region that was there before (DES-43).
 */
export function FailureNote({ text }: { text: string | null }) {
  return (
    <div className={css.region} role="alert">
      {text === null ? null : (
        <p className={css.note}>
          <IconAlertTriangle size={20} aria-hidden />
          <ServerText>{text}</ServerText>
        </p>
      )}
    </div>
  );
}
