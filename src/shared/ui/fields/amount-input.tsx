import { TextInput } from '@mantine/core';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { asciiDigits } from '../../base/letters.ts';
import { amountText, type Satang } from '../../money/money.ts';
import css from './amount-input.module.css';

export interface AmountInputProps {
  label: ReactNode;
  /**
   * The text as typed, but with ASCII digits (MNY-7); the parent parses it with `parseAmount`, and nothing else of it
   * is changed.
   */
  value: string;
  onChange: (text: string) => void;
  error?: ReactNode;
  description?: ReactNode;
  placeholder?: string;
  /** The player's currency word, shown inside the field on the right. */
  currency?: string;
  required?: boolean;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Digits in ASCII, in the field itself too, before React compares: the caret stays where it was. */
function readDigits({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const text = field.value;
  const plain = asciiDigits(text);
  // Text that an input method is still composing is not touched; `parseAmount` reads its digits all the same.
  if (plain === text || (nativeEvent as InputEvent).isComposing) return text;
  const at = field.selectionStart;
  field.value = plain;
  field.setSelectionRange(at, at);
  return plain;
}

/** A text field for an amount in baht. Never a number field: those rewrite `1,000.50` and drop Thai digits. */
export function AmountInput({ onChange, currency, ...others }: AmountInputProps) {
  return (
    <TextInput
      {...others}
      onChange={(event) => onChange(readDigits(event))}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      classNames={{ input: css.input, section: css.section }}
      withAsterisk={false}
      rightSection={currency ? <span aria-hidden>{currency}</span> : undefined}
      rightSectionWidth={currency ? 72 : undefined}
      rightSectionPointerEvents="none"
    />
  );
}

export interface AmountChip {
  /** Satang; null when the amount is not available now. */
  readonly satang: Satang | null;
  /** The amount itself when left out. */
  readonly label?: string;
}

export interface AmountChipsProps {
  /** Names the group. */
  label: string;
  chips: readonly AmountChip[];
  columns: 3 | 4 | 5;
  disabled: boolean;
  /** The amount in the field now, satang: its chip is shown as picked. Left out, no chip ever is. */
  picked?: Satang | null;
  /** Called with the amount as a player would type it. */
  onPick: (text: string) => void;
}

/** Amounts to tap instead of typing them. */
export function AmountChips({ label, chips, columns, disabled, picked, onPick }: AmountChipsProps) {
  return (
    <div className={css.chips} data-columns={columns} role="group" aria-label={label}>
      {chips.map(({ satang, label: own }) => (
        <button
          key={own ?? satang}
          type="button"
          className={css.chip}
          aria-pressed={picked === undefined ? undefined : satang === picked}
          disabled={disabled || satang === null}
          onClick={() => satang !== null && onPick(amountText(satang))}
        >
          {own ?? (satang === null ? '-' : amountText(satang))}
        </button>
      ))}
    </div>
  );
}
