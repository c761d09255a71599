import { IconAlertTriangle } from '@tabler/icons-react';
import { ServerText } from '../display/server-text.tsx';
import css from './failure-note.module.css';

/**
 * Announces a form's failure. The region stays mounted: screen readers announce only changes in an existing region
 * (DES-43).
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
