import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../ui/states/failure-note.tsx';
import css from './held-note.module.css';

interface Props {
  /** Null while no order is held. */
  text: string | null;
  onOpenStatement: () => void;
}

/**
 * Explains why an order was not sent, and links to the history (MNY-322). Takes the focus that the busy button lost, so
 * that a held key does nothing, and scrolls into view above the footer.
 */
export function HeldNote({ text, onOpenStatement }: Props) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text === null) return;
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={note} tabIndex={-1} className={text === null ? undefined : css.held}>
      <FailureNote text={text} />
      {text === null ? null : (
        <Button variant="default" onClick={onOpenStatement}>
          {t('common.openStatement')}
        </Button>
      )}
    </div>
  );
}
