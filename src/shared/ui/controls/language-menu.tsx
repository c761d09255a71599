import { IconCheck, IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useRef } from 'react';
import { languageTag } from '../../base/text.ts';
import css from './language-menu.module.css';
import type { LanguageOption } from './language-switch.tsx';
import { useMenu } from './use-menu.ts';

export interface LanguageMenuProps<Code extends string> {
  options: readonly LanguageOption<Code>[];
  current: Code;
  onChange: (code: Code) => void;
  /** Accessible name of the button and of its menu. */
  label: string;
}

/** Language dropdown of the top bar. */
export function LanguageMenu<Code extends string>({ options, current, onChange, label }: LanguageMenuProps<Code>) {
  const root = useRef<HTMLDivElement>(null);
  const { opened, toggle, close, onKeyDown } = useMenu(root);
  const chosen = options.find((option) => option.code === current);
  return (
    <div ref={root} className={css.root}>
      <button
        type="button"
        className={css.target}
        aria-label={`${label}: ${chosen?.name ?? current}`}
        aria-haspopup="menu"
        aria-expanded={opened}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        <IconLanguage size={20} aria-hidden />
        <span lang={languageTag(current)}>{chosen?.name}</span>
        <IconChevronDown className={css.chevron} size={16} aria-hidden />
      </button>
      {opened ? (
        <div className={css.dropdown} role="menu" aria-label={label}>
          {options.map((option) => (
            <button
              key={option.code}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={css.item}
              lang={languageTag(option.code)}
              disabled={option.code === current}
              onKeyDown={onKeyDown}
              onClick={() => {
                close();
                onChange(option.code);
              }}
            >
              <span>{option.name}</span>
              {option.code === current ? <IconCheck size={18} aria-hidden /> : null}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
