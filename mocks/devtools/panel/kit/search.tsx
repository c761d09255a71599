import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { plainText } from '../../page-kit/language.ts';

/** Whether every word of a search is found somewhere in the texts, in any case; an empty search finds everything. */
export function matches(search: string, texts: readonly (string | number | null)[]): boolean {
  const all = plainText(texts.join('\n')).toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: Props) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
    />
  );
}
