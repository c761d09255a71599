import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './safe-html.module.css';
import { isReadable, maxLength, type Reading, SafeHtml, useReadingTold } from './safe-html.tsx';

/** Most blocking first. */
const worstFirst: readonly Reading[] = ['lost', 'failed', 'loading', 'more', 'part'];

/**
 * Combined reading of several texts: the worst of them (SAFE-84).
 * @returns `of`: reports the reading of the text with this index
 */
export function useReadings(count: number): { reading: Reading; of: (index: number) => (reading: Reading) => void } {
  const [told, setTold] = useState<readonly Reading[]>([]);
  const readings = Array.from({ length: count }, (_, index) => told[index] ?? 'loading');
  const of = (index: number) => (reading: Reading) =>
    setTold((before) => {
      if (before[index] === reading) return before;
      const after = [...before];
      after[index] = reading;
      return after;
    });
  return { reading: worstFirst.find((one) => readings.includes(one)) ?? 'whole', of };
}

/** End of the first part: before a tag, else at a space, else at the limit. */
function endOfPart(html: string, from: number, length: number): number {
  const full = from + length;
  // Do not cut inside a tag.
  const tag = html.lastIndexOf('<', full);
  if (tag > from) return tag;
  const space = html.lastIndexOf(' ', full);
  if (space > from) return space;
  // Do not split a surrogate pair.
  const half = html.charCodeAt(full - 1);
  return half >= 0xd800 && half < 0xdc00 ? full - 1 : full;
}

/**
 * Splits a long text into parts that are sanitised and shown separately; joined they equal the text (SAFE-83). A part
 * may end inside an element: each is parsed as separate HTML.
 * @param length maximum of a part, in UTF-16 units
 */
export function splitHtml(html: string, length: number): string[] {
  const parts: string[] = [];
  let from = 0;
  while (html.length - from > length) {
    const end = endOfPart(html, from, length);
    parts.push(html.slice(from, end));
    from = end;
  }
  return [...parts, html.slice(from)];
}

interface Props {
  /** A text of the server; any other value shows a note that it cannot be shown. */
  html: unknown;
  /** For agreements, which wait until they can be read (SAFE-84). */
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
  useReadingTold(left > 0 && isReadable(reading) ? 'more' : reading, onReading);
  return (
    <>
      {drawn.map((part, index) => (
        // Index as key: parts never change their order.
        <SafeHtml key={index} html={part} onReading={of(index)} />
      ))}
      {reading === 'lost' || reading === 'part' ? <p className={css.lost}>{t('content.lost')}</p> : null}
      {left > 0 ? (
        <Button size="sm" variant="default" onClick={() => setOpened({ parts, count: shown + 1 })}>
          {t('content.next', { part: shown + 1, parts: parts.length })}
        </Button>
      ) : null}
    </>
  );
}
