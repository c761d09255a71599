import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';
import { capitals } from '../../base/letters.ts';
import { withoutInvisible } from '../../base/text.ts';

export interface UpperCaseFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const valueOf = (text: string) => withoutInvisible(capitals(text));

/** Changes the field itself, before React compares: the caret keeps its place, even if the value does not change. */
function capitalise(field: HTMLInputElement): string {
  const upper = valueOf(field.value);
  if (upper === field.value) return upper;
  const at = valueOf(field.value.slice(0, field.selectionStart ?? undefined)).length;
  field.value = upper;
  field.setSelectionRange(at, at);
  return upper;
}

/** Upper-cases the value, not only its look (DEP-10), and drops invisible characters (SAFE-85). Does not touch text during a composition. */
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
