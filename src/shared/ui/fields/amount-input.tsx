import { TextInput } from '@mantine/core';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { asciiDigits } from '../../base/letters.ts';
import { amountText, type Satang } from '../../money/money.ts';
import css from './amount-input.module.css';

export interface AmountInputProps {
  label: ReactNode;
  /** Text as typed, with ASCII digits (MNY-7); the parent parses it with `parseAmount`. */
  value: string;
  onChange: (text: string) => void;
  error?: ReactNode;
  description?: ReactNode;
  placeholder?: string;
  /** The player's currency word, inside the field. */
  currency?: string;
  required?: boolean;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Converts digits to ASCII in the field itself, before React compares: the caret keeps its place. */
function readDigits({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const text = field.value;
  const plain = asciiDigits(text);
  // Does not touch text during a composition; `parseAmount` reads any digits.
  if (plain === text || (nativeEvent as InputEvent).isComposing) return text;
  const at = field.selectionStart;
  field.value = plain;
  field.setSelectionRange(at, at);
  return plain;
}

/** Text field for an amount in baht. A number field would rewrite `1,000.50` and drop Thai digits. */
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
  /** Satang; null if not available now. */
  readonly satang: Satang | null;
  /** Default: the amount. */
  readonly label?: string;
}

export interface AmountChipsProps {
  /** Name of the group. */
  label: string;
  chips: readonly AmountChip[];
  columns: 3 | 4 | 5;
  disabled: boolean;
  /** Current amount of the field, satang: its chip is pressed. Undefined: chips have no pressed state. */
  picked?: Satang | null;
  /** Gets the amount as a player would type it. */
  onPick: (text: string) => void;
}

/** Suggested amounts. */
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
