import { TextInput } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { plainDigits } from '../phone-number.ts';
import css from './otp-field.module.css';

/** Digits of a one-time code. */
export const otpLength = 6;

/** Extracts the code from typed or pasted text: six digits that stand alone, else the first digits (REG-21). */
export function otpDigits(text: string): string {
  const plain = plainDigits(text);
  const [, alone] = /(?:^|\D)(\d{6})(?!\d)/.exec(plain) ?? [];
  return alone ?? plain.replace(/\D/g, '').slice(0, otpLength);
}

interface Props {
  ref: Ref<HTMLInputElement>;
  label: string;
  description: ReactNode;
  value: string;
  error: ReactNode;
  readOnly: boolean;
  onChange: (digits: string) => void;
}

const withBoxes = (value: string, focused: boolean, invalid: boolean) => (field: ReactNode) => (
  <div className={css.place} data-invalid={invalid || undefined}>
    <span className={css.boxes} aria-hidden>
      {Array.from({ length: otpLength }, (_, at) => (
        <span key={at} className={css.box} data-next={(focused && at === value.length) || undefined}>
          {value[at]}
        </span>
      ))}
    </span>
    {field}
  </div>
);

/** Six boxes over one real field, so that keyboard, autofill, paste and screen reader work (REG-21, REG-49). */
export function OtpField({ ref, label, description, value, error, readOnly, onChange }: Props) {
  const [focused, setFocused] = useState(false);
  return (
    <TextInput
      ref={ref}
      name="otp"
      label={label}
      labelProps={{ className: css.label }}
      description={description}
      value={value}
      onChange={(event) => onChange(otpDigits(event.currentTarget.value))}
      onPaste={(event) => {
        const digits = otpDigits(event.clipboardData.getData('text'));
        // A whole code replaces what was typed; fewer digits go to the caret.
        if (readOnly || digits.length < otpLength) return;
        event.preventDefault();
        onChange(digits);
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onSelect={({ currentTarget: field }) => {
        // The caret is invisible: it stays behind the last digit, unless all of them are selected.
        const end = field.value.length;
        if (field.selectionStart === field.selectionEnd && field.selectionEnd !== end)
          field.setSelectionRange(end, end);
      }}
      inputContainer={withBoxes(value, focused, Boolean(error))}
      error={error}
      classNames={{ input: css.field }}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      readOnly={readOnly}
    />
  );
}
