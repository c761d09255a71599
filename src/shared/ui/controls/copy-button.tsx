import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import css from './copy-button.module.css';

/** Copies through a hidden field: the only way where the page is not a secure context (plain http on a phone). */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  // Inside the open dialog, because a focus trap takes the focus back from anything outside it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand?.('copy') ?? false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Puts text on the clipboard; false when the browser refuses. Never throws. */
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

/** Selects the text of an element, so that the player can copy it by hand. */
export function selectText(element: HTMLElement | null): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.select();
    return;
  }
  if (element) window.getSelection()?.selectAllChildren(element);
}

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string;
  /** What the button does, e.g. "Copy account number". */
  label: string;
  /** Name and text of the button for 2 s after copying. */
  copiedLabel: string;
  /** Shows the words beside the icon. */
  withText?: boolean;
  /** Where the value stands on the screen: selected for a manual copy when the browser refuses. */
  source?: RefObject<HTMLElement | null>;
  /** After each try; the parent shows its toast ("Copied: …" or "Failed to copy"). */
  onResult?: (copied: boolean) => void;
  disabled?: boolean;
}

/** How long the button reads `copiedLabel`, in ms. */
const copiedMs = 2_000;

export function CopyButton(props: CopyButtonProps) {
  const { value, label, copiedLabel, withText = false, source, onResult, disabled } = props;
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
