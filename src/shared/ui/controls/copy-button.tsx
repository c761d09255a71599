import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import css from './copy-button.module.css';

/** Copies through a hidden field: the only way without a secure context (plain http on a phone). */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  // Inside the open dialog, because its focus trap would take the focus back.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand?.('copy') ?? false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies text; false if the browser refuses. Never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    return copyBySelection(text);
  } catch {
    return false;
  }
}

/** Selects an element's text for a manual copy. */
export function selectText(element: HTMLElement | null): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.select();
    return;
  }
  if (element) window.getSelection()?.selectAllChildren(element);
}

export interface CopyButtonProps {
  value: string;
  /** Name of the button, such as "Copy account number". */
  label: string;
  /** Name and text of the button for 2 s after copying. */
  copiedLabel: string;
  /** Shows the label, as the main action of its place or beside another one. */
  withText?: 'main' | 'second';
  /** Element with the value, selected for a manual copy if the browser refuses. */
  source?: RefObject<HTMLElement | null>;
  /** Called after each attempt; the parent shows a toast. */
  onResult?: (copied: boolean) => void;
  disabled?: boolean;
}

/** How long the button shows `copiedLabel`, ms. */
const copiedMs = 2_000;

export function CopyButton(props: CopyButtonProps) {
  const { value, label, copiedLabel, withText, source, onResult, disabled } = props;
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const done = await copyText(value);
    setCopied(done);
    if (!done) selectText(source?.current ?? null);
    onResult?.(done);
  };

  const Icon = copied ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={css.root}
      data-copied={copied || undefined}
      data-text={withText}
      aria-label={withText ? undefined : copied ? copiedLabel : label}
      title={withText ? undefined : label}
      disabled={disabled}
      onClick={() => void copy()}
    >
      <Icon size={20} aria-hidden />
      {withText ? <span>{copied ? copiedLabel : label}</span> : null}
    </button>
  );
}
