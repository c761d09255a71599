import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import css from './sending-note.module.css';

interface Props {
  /** Empty while nothing is pending. */
  text: string;
  className?: string | undefined;
}

/**
 * Tells that a request was sent and cannot be stopped. The region stays mounted: screen readers only announce changes
 * in an existing region. Takes the focus of the disabled button, so that a held key does nothing, and releases it at
 * the end for `useFocusBack`.
 */
export function SendingNote({ text, className }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const busy = text !== '';
  useEffect(() => {
    const { activeElement } = document;
    const lost = !activeElement || activeElement === document.body || activeElement.matches(':disabled');
    if (!busy) region.current?.blur();
    else if (lost) region.current?.focus({ preventScroll: true });
  }, [busy]);
  return (
    <div ref={region} role="status" tabIndex={-1} className={busy ? className : css.idle}>
      {busy ? (
        <p className={css.note}>
          <IconSend size={20} aria-hidden />
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  );
}
