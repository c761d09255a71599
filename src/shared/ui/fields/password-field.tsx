import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import css from './password-field.module.css';

interface EyeButtonProps {
  /** Name while not pressed, such as "Show password". */
  label: string;
  shown: boolean;
  onChange: (shown: boolean) => void;
  disabled?: boolean;
}

/** Shows and hides a password; a toggle button for screen readers (DES-56). */
export function EyeButton({ label, shown, onChange, disabled }: EyeButtonProps) {
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <button
      type="button"
      className={css.toggle}
      aria-label={label}
      aria-pressed={shown}
      disabled={disabled}
      onClick={() => onChange(!shown)}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'rightSection'> {
  /** Accessible name of the button. */
  showLabel: string;
  autoComplete: 'current-password' | 'new-password';
}

/** Password field with a button that shows the password, also by keyboard. */
export function PasswordField({ showLabel, ...others }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...others}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={50}
      rightSection={<EyeButton label={showLabel} shown={shown} onChange={setShown} />}
    />
  );
}
