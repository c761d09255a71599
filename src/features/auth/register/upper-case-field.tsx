import { TextInput, type TextInputProps } from '@mantine/core';
import { type Ref, useLayoutEffect, useRef } from 'react';

export interface UpperCaseFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Capitals by value, not by style, with the caret left where it was (bad-input L131). What an input method is still
 * composing is left alone until it is finished.
 */
export function UpperCaseField({ value, onChange, ...others }: UpperCaseFieldProps) {
  const caret = useRef<{ field: HTMLInputElement; at: number } | null>(null);

  useLayoutEffect(() => {
    const { field, at } = caret.current ?? {};
    caret.current = null;
    if (field && document.activeElement === field) field.setSelectionRange(at ?? 0, at ?? 0);
  }, [value]);

  const take = (field: HTMLInputElement) => {
    const at = field.value.slice(0, field.selectionStart ?? field.value.length).toUpperCase().length;
    caret.current = { field, at };
    onChange(field.value.toUpperCase());
  };

  return (
    <TextInput
      {...others}
      value={value}
      onChange={(event) => {
        const composing = (event.nativeEvent as InputEvent).isComposing;
        if (composing) onChange(event.currentTarget.value);
        else take(event.currentTarget);
      }}
      onCompositionEnd={(event) => take(event.currentTarget)}
    />
  );
}
