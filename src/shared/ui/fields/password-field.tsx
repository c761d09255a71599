import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import css from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'rightSection'> {
  /** Accessible names of the button in its two states. */
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it, reachable by keyboard too. */
export function PasswordField({ showLabel, hideLabel, ...others }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...others}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={50}
      rightSection={
        <button
          type="button"
          className={css.toggle}
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon size={22} aria-hidden />
        </button>
      }
    />
  );
}
