import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './safe-html.module.css';
import { maxLength, type Reading, SafeHtml, useReadingTold } from './safe-html.tsx';
import { splitHtml } from './split-html.ts';
import { useReadings } from './use-readings.ts';

interface Props {
  /** A text of the server; anything else is named as one that cannot be shown. */
  html: unknown;
  /** Told what can be read of it, so that nothing is confirmed that was not shown whole (SAFE-84). */
  onReading?: (reading: Reading) => void;
}

/**
 * A text of the server that the player agrees to, or has to know all of: a long one in parts, which are opened one after
 * the other (SAFE-83), and a note where something of it cannot be shown.
 */
export function WholeHtml({ html, onReading }: Props) {
  const { t } = useTranslation();
  const parts = useMemo(() => (typeof html === 'string' ? splitHtml(html, maxLength) : [html]), [html]);
  const [opened, setOpened] = useState({ parts, count: 1 });
  // Another text begins with its first part.
  const shown = opened.parts === parts ? opened.count : 1;
  const drawn = parts.slice(0, shown);
  const { reading, of } = useReadings(drawn.length);
  const left = parts.length - drawn.length;
  useReadingTold(left > 0 && reading === 'whole' ? 'more' : reading, onReading);
  return (
    <>
      {drawn.map((part, index) => (
        // The index is the key: the parts of a text never change their order.
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
