import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { EyeButton } from './eye-button.tsx';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'rightSection'> {
  /** Accessible name of the button. */
  showLabel: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it, reachable by keyboard too. */
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
