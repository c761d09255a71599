import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { fill } from './labels.ts';
import css from './panel.module.css';
import { usePanel } from './panel-tools.ts';

interface Props {
  readonly value: string;
  /** Names what is copied, for the accessible name; the value itself when left out. */
  readonly what?: string;
}

const shownMs = 1500;

export function CopyButton({ value, what = value }: Props) {
  const { t, say } = usePanel();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      say(t.panel.copied);
    } catch {
      say(t.panel.noCopy, 'failed');
    }
  };
  return (
    <button type="button" className={css.icon} aria-label={fill(t.panel.copyOf, { what })} onClick={() => void copy()}>
      {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
    </button>
  );
}
