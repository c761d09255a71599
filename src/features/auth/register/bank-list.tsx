import { TextInput } from '@mantine/core';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bank } from '../../../../contract/generated/models/bank.ts';
import { isComposing } from '../../../shared/base/letters.ts';
import { uniqueKeys } from '../../../shared/base/server-values.ts';
import { withoutInvisible } from '../../../shared/base/text.ts';
import { plainText } from '../../../shared/i18n/i18n.ts';
import { useAllBankNames } from '../../../shared/i18n/use-bank-name.ts';
import { BankMark } from '../../../shared/ui/display/bank-mark.tsx';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import css from './bank-picker.module.css';

const matching = (banks: readonly Bank[], namesOf: (bank: Bank) => readonly string[], words: string) => {
  const wanted = withoutInvisible(plainText(words)).trim().toLowerCase();
  return banks.filter((bank) =>
    plainText([bank.code, ...namesOf(bank)].join(' '))
      .toLowerCase()
      .includes(wanted),
  );
};

const indexOf = (list: readonly Bank[], wanted: string) =>
  Math.max(
    0,
    list.findIndex(({ code }) => code === wanted),
  );

/** Only with a mouse: on a phone the keyboard would cover the list. */
const focusesSearch = () => window.matchMedia('(pointer: fine)').matches;

/** Focuses the search when the list loads after the sheet has opened; otherwise `data-autofocus` does it. */
function useSearchFocus() {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusesSearch()) search.current?.focus();
  }, []);
  return search;
}

export interface BankListProps {
  banks: readonly Bank[];
  value: string;
  onPick: (code: string) => void;
  onEscape: () => void;
}

/** A combobox that filters the list below it (REG-34). */
export function BankList({ banks, value, onPick, onEscape }: BankListProps) {
  const { t } = useTranslation();
  const id = useId();
  const [words, setWords] = useState('');
  const search = useSearchFocus();
  const namesOf = useAllBankNames();
  const list = matching(banks, namesOf, words);
  const [active, setActive] = useState(() => indexOf(list, value));
  // The server may send a bank twice.
  const keys = uniqueKeys(list.map(({ code }) => code));
  const optionId = (index: number) => `${id}-${keys[index]}`;

  const moveTo = (to: number) => {
    const index = (to + list.length) % Math.max(1, list.length);
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const bank = list[active];
    if (event.key === 'ArrowDown') moveTo(active + 1);
    else if (event.key === 'ArrowUp') moveTo(active - 1);
    else if (event.key === 'Enter' && bank) onPick(bank.code);
    else if (event.key === 'Escape') onEscape();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={css.search}>
        <TextInput
          ref={search}
          data-autofocus={focusesSearch() || undefined}
          aria-label={t('register.bankSearch')}
          placeholder={t('register.bankSearch')}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          leftSection={<IconSearch size={20} aria-hidden />}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={list[active] ? optionId(active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
        />
      </div>
      <div className={css.list} id={`${id}-list`} role="listbox" aria-label={t('register.bank')}>
        {list.map((bank, index) => (
          <Option
            key={keys[index]}
            id={optionId(index)}
            code={bank.code}
            names={namesOf(bank)}
            chosen={bank.code === value}
            active={index === active}
            onPick={() => onPick(bank.code)}
            onPoint={() => setActive(index)}
          />
        ))}
      </div>
      <p className={css.none} role="status">
        {list.length === 0 ? t('register.bankNone') : ''}
      </p>
    </>
  );
}

interface OptionProps {
  id: string;
  code: string;
  names: readonly string[];
  chosen: boolean;
  active: boolean;
  onPick: () => void;
  onPoint: () => void;
}

function Option({ id, code, names: [name, ...others], chosen, active, onPick, onPoint }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={css.option}
      data-active={active || undefined}
      onClick={onPick}
      onPointerMove={onPoint}
    >
      <BankMark code={code} />
      <span className={css.names}>
        <ServerText>{name}</ServerText>
        {others.map((other) => (
          <span key={other} className={css.other}>
            <ServerText>{other}</ServerText>
          </span>
        ))}
      </span>
      {chosen ? <IconCheck className={css.check} size={22} aria-hidden /> : null}
    </button>
  );
}
