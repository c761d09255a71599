import { IconCheck, IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import css from './language-menu.module.css';
import { type LanguageOption, languageTag } from './language-options.ts';

const itemsOf = (root: HTMLElement | null) =>
  Array.from(root?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []);

/** Index of the item that a key moves to; undefined for other keys. */
function next(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Keyboard and focus of a button with a menu, both inside `root`. Arrows, Home and End move; Escape, Tab and a tap
 * outside close.
 */
function useMenu(root: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    if (!opened) return;
    itemsOf(root.current)[0]?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpened(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [opened, root]);

  const close = () => {
    setOpened(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!opened) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpened(true);
      return;
    }
    if (event.key === 'Tab') setOpened(false);
    if (event.key === 'Escape') close();
    const items = itemsOf(root.current);
    const to = next(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  };

  return { opened, toggle: () => setOpened(!opened), close, onKeyDown };
}

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
