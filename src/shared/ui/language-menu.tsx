import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconLanguage } from '@tabler/icons-react';
import css from './language-menu.module.css';
import { type LanguageOption, languageTag } from './language-options.ts';

export interface LanguageMenuProps<Code extends string> {
  options: readonly LanguageOption<Code>[];
  current: Code;
  onChange: (code: Code) => void;
  /** Accessible name of the button. */
  label: string;
}

/** Dropdown of the top bar: the current language is shown and disabled. */
export function LanguageMenu<Code extends string>({ options, current, onChange, label }: LanguageMenuProps<Code>) {
  const chosen = options.find((option) => option.code === current);
  return (
    <Menu position="bottom-end" offset={14} withinPortal transitionProps={{ duration: 120 }} classNames={css}>
      <Menu.Target>
        <button type="button" className={css.target} aria-label={`${label}: ${chosen?.name ?? current}`}>
          <IconLanguage size={20} aria-hidden />
          <span lang={languageTag(current)}>{chosen?.name}</span>
          <IconChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {options.map((option) => (
          <Menu.Item
            key={option.code}
            lang={languageTag(option.code)}
            disabled={option.code === current}
            onClick={() => onChange(option.code)}
            rightSection={option.code === current ? <IconCheck size={18} aria-hidden /> : null}
          >
            {option.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
