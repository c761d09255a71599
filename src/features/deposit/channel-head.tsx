import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAccountNumber } from '../../shared/money/bank-account.ts';
import { useCopiedToast } from '../../shared/toast/use-copied-toast.ts';
import { CopyButton } from '../../shared/ui/controls/copy-button.tsx';
import { BankMark } from '../../shared/ui/display/bank-mark.tsx';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import css from './channel-head.module.css';

export interface ChannelHeadProps {
  id: string;
  /** Code of the bank, e-wallet or operator. */
  code: string;
  name: string;
  note?: ReactNode;
  /** Of the account or e-wallet; with a copy button. */
  number?: { readonly value: string; readonly label: string; readonly copyLabel: string };
  /** For a collapsible card. */
  fold?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
}

export function ChannelHead({ id, code, name, note, number, fold }: ChannelHeadProps) {
  const { t } = useTranslation();
  const source = useRef<HTMLSpanElement>(null);
  const toast = useCopiedToast();
  const digits = formatAccountNumber(number?.value);
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
        {number ? (
          <p className={css.number} style={{ '--digits': digits.length } as CSSProperties}>
            <span className={hiddenCss.hidden}>{number.label}</span> <span ref={source}>{digits}</span>
          </p>
        ) : null}
      </div>
      {number ? (
        // Selected for manual copying when the browser refuses (DEP-4, DEP-5).
        <CopyButton
          value={number.value}
          label={number.copyLabel}
          copiedLabel={t('deposit.copied')}
          source={source}
          onResult={(copied) => toast(copied, number.value)}
        />
      ) : null}
      {fold ? (
        <IconChevronDown size={22} aria-hidden className={css.sign} data-open={fold.isOpen || undefined} />
      ) : null}
    </div>
  );
}
