import { Button, Textarea } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible } from '../../shared/base/text.ts';
import { amountText } from '../../shared/money/money.ts';
import { RefusalAction } from '../../shared/money-form/refusal-action.tsx';
import { guarded } from '../../shared/parts/guard.tsx';
import { useFocusBack } from '../../shared/ui/controls/focus.ts';
import { SendingNote } from '../../shared/ui/dialogs/sending-note.tsx';
import css from './account-card.module.css';
import { ChannelHead } from './channel-head.tsx';
import { walletMinimum } from './deposit-methods.ts';
import type { WalletChannel } from './deposit-sections.ts';
import { useGiftForm } from './use-gift-form.ts';

export interface WalletCardProps {
  wallet: WalletChannel;
  /** Phone number of the player's e-wallet. */
  username: string;
  currency: string;
  kip: boolean;
  owner: string | null;
  onSent: () => void;
  /** Closes the sheet. */
  onLeave: () => void;
}

type GiftFormProps = Pick<WalletCardProps, 'wallet' | 'owner' | 'onSent' | 'onLeave'>;

function GiftForm({ wallet: { number }, owner, onSent, onLeave }: GiftFormProps) {
  const { t } = useTranslation();
  const { text, problem, refusal, busy, sending, change, send } = useGiftForm(number, owner, onSent);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusBack(busy, button);
  useEffect(() => {
    if (problem && !busy) field.current?.focus();
  }, [problem, busy]);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isVisible(text)) send();
      }}
    >
      <Textarea
        ref={field}
        classNames={{ input: css.pasted }}
        label={t('deposit.gift.label')}
        description={t('deposit.gift.hint')}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        placeholder="https://gift.truemoney.com/campaign/?v=…"
        rows={2}
        inputMode="url"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        disabled={busy}
        // A toast has announced it (DEP-42).
        error={problem && t(`errorMsg.${problem}`)}
      />
      <RefusalAction refusal={refusal} textless={problem !== null} onLeave={onLeave} />
      <SendingNote text={sending ? t('common.sending') : ''} />
      <Button ref={button} type="submit" fullWidth disabled={!isVisible(text)} loading={busy} aria-busy={busy}>
        {t('deposit.gift.send')}
      </Button>
    </form>
  );
}

/** Number with condition, gift link form, or plain details (DEP-30 to DEP-33). */
function WalletCardContent(props: WalletCardProps) {
  const { wallet, username, currency, kip } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const minimum = amountText(walletMinimum(kip));
  const gift = wallet.kind === 'gift';
  const number = { value: wallet.number, label: t('deposit.walletNo'), copyLabel: t('deposit.copyWallet') };
  return (
    <section className={css.card} aria-labelledby={titleId}>
      {wallet.kind === 'number' ? (
        <p className={css.condition}>
          <IconArrowUpRight size={18} stroke={2.2} aria-hidden />
          <span>{t('deposit.wallet.condition', { username, minimum, currency })}</span>
        </p>
      ) : null}
      <ChannelHead
        id={titleId}
        code="TRUEWALLET"
        name={gift ? t('deposit.wallets') : t('deposit.into')}
        note={wallet.kind === 'number' ? undefined : t('deposit.wallet.minimum', { minimum, currency })}
        {...(gift ? {} : { number })}
      />
      {gift ? <GiftForm {...props} /> : null}
    </section>
  );
}

export const WalletCard = guarded('line', WalletCardContent);
