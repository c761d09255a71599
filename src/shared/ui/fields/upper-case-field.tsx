import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';
import { capitals } from '../../base/letters.ts';

export interface UpperCaseFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Capitals in the field itself, before React compares: the caret stays where it was even when the text turns out to be
 * the same as before.
 */
function capitalise(field: HTMLInputElement): string {
  const upper = capitals(field.value);
  if (upper === field.value) return upper;
  const at = field.selectionStart ?? upper.length;
  field.value = upper;
  field.setSelectionRange(at, at);
  return upper;
}

/** Capitals by value, not by style (DEP-10). Text that an input method is still composing is not touched. */
export function UpperCaseField({ onChange, ...others }: UpperCaseFieldProps) {
  return (
    <TextInput
      {...others}
      onChange={({ currentTarget, nativeEvent }) =>
        onChange((nativeEvent as InputEvent).isComposing ? currentTarget.value : capitalise(currentTarget))
      }
      onCompositionEnd={({ currentTarget }) => onChange(capitalise(currentTarget))}
    />
  );
}
