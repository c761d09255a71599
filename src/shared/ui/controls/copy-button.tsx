import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import css from './copy-button.module.css';
import { copyText, selectText } from './copy-text.ts';

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
