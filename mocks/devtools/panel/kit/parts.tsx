import { TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { plainText } from '../../page-kit/language.ts';
import { bodyText } from './formats.ts';
import { fill } from './labels.ts';
import css from './panel.module.css';
import { usePanel } from './panel-tools.ts';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, lead, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.heading}>
        <h3 id={id}>{title}</h3>
        {aside}
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** A section that is folded, and not drawn, until it is needed. */
export function Folded({ title, children }: Pick<SectionProps, 'title' | 'children'>) {
  const [open, setOpen] = useState(false);
  return (
    <details className={css.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children}
    </details>
  );
}

interface RegionProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A scrolling area that takes the keyboard focus, so that it can be scrolled without a mouse. */
export function ScrollRegion({ label, className, children }: RegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={className} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}

/** Whether every word of a search is found somewhere in the texts, in any case; an empty search finds everything. */
export function matches(search: string, texts: readonly (string | number | null)[]): boolean {
  const all = plainText(texts.join('\n')).toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

interface SearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchProps) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
    />
  );
}

interface CopyProps {
  readonly value: string;
  /** Names what is copied, for the accessible name; the value itself when left out. */
  readonly what?: string;
}

const shownMs = 1500;

export function CopyButton({ value, what = value }: CopyProps) {
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

/** The fault of a call as the log has it. Its effect is folded: a body can be as long as an answer. */
export function FaultNote({ fault }: { fault: string }) {
  const { t } = usePanel();
  const at = fault.indexOf('{');
  return (
    <details className={css.folded}>
      <summary>
        <span>{fault.slice(0, at).replace(/:\s*$/, '')}</span>
        <span className={css.small}>{t.calls.effect}</span>
      </summary>
      <ScrollRegion className={css.foldedText} label={t.calls.effect}>
        <pre>{effectLines(fault.slice(at))}</pre>
      </ScrollRegion>
    </details>
  );
}

/** A body inside an effect is JSON in JSON: shows it as JSON. */
function effectLines(effect: string): string {
  const opened = (name: string, value: unknown): unknown => {
    if (name !== 'body' || typeof value !== 'string') return value;
    const text = bodyText(value);
    return text === value ? value : (JSON.parse(value) as unknown);
  };
  try {
    return JSON.stringify(JSON.parse(effect, opened), null, 2);
  } catch {
    return effect;
  }
}
