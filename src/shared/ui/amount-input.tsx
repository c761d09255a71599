import { TextInput } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import css from './amount-input.module.css';

export interface AmountInputProps {
  label: ReactNode;
  /** The text as typed; the parent parses it with `parseAmount`, so nothing is corrected behind the player's back. */
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

/** A text field for an amount in baht. Never a number field: those rewrite `1,000.50` and drop Thai digits. */
export function AmountInput({ onChange, currency, ...others }: AmountInputProps) {
  return (
    <TextInput
      {...others}
      onChange={(event) => onChange(event.currentTarget.value)}
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
