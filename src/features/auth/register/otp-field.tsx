import { TextInput } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { otpDigits, otpLength } from './otp-code.ts';
import css from './otp-field.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  label: string;
  description: ReactNode;
  /** The digits so far. */
  value: string;
  error: ReactNode;
  readOnly: boolean;
  /** Called with the digits, however they came into the field. */
  onChange: (digits: string) => void;
}

/** Draws the boxes over the field, with a mark at the one that the next digit goes to. */
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

/**
 * A one-time code in six boxes. Behind them lies one real field, so that the keyboard, the suggestion of the phone, a
 * paste and a screen reader find what they know (REG-21, REG-49).
 */
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
        // A whole code takes the place of what was typed; fewer digits go where the caret is.
        if (readOnly || digits.length < otpLength) return;
        event.preventDefault();
        onChange(digits);
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onSelect={({ currentTarget: field }) => {
        // The caret can't be seen, so it stands behind the last digit, unless all of them are selected.
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
