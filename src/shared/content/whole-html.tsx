import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './safe-html.module.css';
import { maxLength, type Reading, SafeHtml, useReadingTold } from './safe-html.tsx';
import { splitHtml } from './split-html.ts';
import { useReadings } from './use-readings.ts';

interface Props {
  /** A text of the server; any other value shows a note that it cannot be shown. */
  html: unknown;
  /** Blocks the confirmation of a text that was not shown whole (SAFE-84). */
  onReading?: (reading: Reading) => void;
}

/**
 * Server text that the player agrees to or must read: a long one opens part by part (SAFE-83), with a note where some
 * of it cannot be shown.
 */
export function WholeHtml({ html, onReading }: Props) {
  const { t } = useTranslation();
  const parts = useMemo(() => (typeof html === 'string' ? splitHtml(html, maxLength) : [html]), [html]);
  const [opened, setOpened] = useState({ parts, count: 1 });
  // A new text starts at its first part.
  const shown = opened.parts === parts ? opened.count : 1;
  const drawn = parts.slice(0, shown);
  const { reading, of } = useReadings(drawn.length);
  const left = parts.length - drawn.length;
  useReadingTold(left > 0 && reading === 'whole' ? 'more' : reading, onReading);
  return (
    <>
      {drawn.map((part, index) => (
        // Index as key: parts never change their order.
        <SafeHtml key={index} html={part} onReading={of(index)} />
      ))}
      {reading === 'lost' ? <p className={css.lost}>{t('content.lost')}</p> : null}
      {left > 0 ? (
        <Button size="sm" variant="default" onClick={() => setOpened({ parts, count: shown + 1 })}>
          {t('content.next', { part: shown + 1, parts: parts.length })}
        </Button>
      ) : null}
    </>
  );
}
