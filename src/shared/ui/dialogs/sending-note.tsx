import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import css from './sending-note.module.css';

interface Props {
  /** Empty while nothing is under way. */
  text: string;
  className?: string | undefined;
}

/**
 * Tells that something was sent and can't be stopped. The region stays while it is empty: screen readers only read out
 * what appears inside a region that was there before. It takes the focus that the disabled button has lost, since a key
 * that is still held does nothing here, and gives it up at the end, so that `useFocusBack` can return it to the button.
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
