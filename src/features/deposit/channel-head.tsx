import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BankMark } from '../../shared/ui/display/bank-mark.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import css from './channel-head.module.css';

export interface ChannelHeadProps {
  id: string;
  /** Code of the bank, e-wallet or operator. */
  code: string;
  name: string;
  note?: ReactNode;
  /** For a collapsible card. */
  fold?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
}

export function ChannelHead({ id, code, name, note, fold }: ChannelHeadProps) {
  return (
    <div className={css.root}>
      <BankMark code={code} size="l" />
      <div className={css.words}>
        <h4 id={id} className={css.name}>
          {fold ? (
            <button type="button" className={css.toggle} aria-expanded={fold.isOpen} onClick={fold.onToggle}>
              <ServerText>{name}</ServerText>
            </button>
          ) : (
            <ServerText>{name}</ServerText>
          )}
        </h4>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
      {fold ? (
        <IconChevronDown size={22} aria-hidden className={css.sign} data-open={fold.isOpen || undefined} />
      ) : null}
    </div>
  );
}
