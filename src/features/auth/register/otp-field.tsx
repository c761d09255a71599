import { TextInput } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { asciiDigits } from '../../../shared/base/letters.ts';
import { plainDigits } from '../phone-number.ts';
import css from './otp-field.module.css';

/** Usual length of a one-time code, and the number of boxes. */
export const otpLength = 6;

const digits = /\d(?:[\d -]{2,}\d)/.source;
/** A number behind the word for the code, but not behind the one for the reference. */
const named = new RegExp(`(?:otp|รหัส(?!อ้างอิง)|ລະຫັດ(?!ອ້າງອີງ))(?:(?!ref|อ้างอิง|ອ້າງອີງ)\\D){0,40}?(${digits})`, 'gi');
const alone = /(?<!\d[ -]?)\d{3}[ -]?\d{3}(?![ -]?\d)/g;

/** The code in a pasted message: the number named as the code, else the only one of six digits; else empty (REG-21). */
export function otpInMessage(text: string): string {
  const plain = asciiDigits(text.normalize('NFKC'));
  const namedOnes = [...plain.matchAll(named)].map(([, number = '']) => number);
  const found = namedOnes.length > 0 ? namedOnes : (plain.match(alone) ?? []);
  const [code = '', ...others] = new Set(found.map(plainDigits));
  return others.length > 0 ? '' : code;
}

/** Words around a number: a message, not a code. */
const isMessage = (text: string) => /\p{L}{2}/u.test(text) && /\s|[:：]/.test(text.trim());

interface Props {
  ref: Ref<HTMLInputElement>;
  label: string;
  description: ReactNode;
  value: string;
  error: ReactNode;
  readOnly: boolean;
  onChange: (code: string) => void;
}

const withBoxes = (value: string, focused: boolean, invalid: boolean) => (field: ReactNode) => (
  <div className={css.place} data-invalid={invalid || undefined}>
    <span className={css.boxes} aria-hidden>
      {Array.from({ length: Math.max(otpLength, value.length) }, (_, at) => (
        <span key={at} className={css.box} data-next={(focused && at === value.length) || undefined}>
          {value[at]}
        </span>
      ))}
    </span>
    {field}
  </div>
);

/** At least six boxes over one real field, so that keyboard, autofill, paste and screen reader work (REG-21, REG-49). */
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
      onChange={(event) => onChange(plainDigits(event.currentTarget.value))}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        const code = isMessage(text) ? otpInMessage(text) : plainDigits(text);
        // A whole code replaces what was typed; fewer digits go to the caret.
        if (readOnly || (!isMessage(text) && code.length < otpLength)) return;
        event.preventDefault();
        if (code !== '') onChange(code);
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
