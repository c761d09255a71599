import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../../shared/config/config.ts';
import { amountText, type Satang } from '../../../shared/money/money.ts';
import { basisOf, useFormDraft } from '../../../shared/storage/use-form-draft.ts';
import { useFocusBack } from '../../../shared/ui/controls/focus.ts';
import { SendingNote } from '../../../shared/ui/dialogs/sending-note.tsx';
import { AmountChips, AmountInput } from '../../../shared/ui/fields/amount-input.tsx';
import { FailureNote } from '../../../shared/ui/states/failure-note.tsx';
import css from './qr-panel.module.css';
import { type QrProviderCode, qrAmount, qrProvider } from './qr-rules.ts';

export interface QrFormProps {
  code: QrProviderCode;
  /** For screen readers. */
  provider: string;
  currency: string;
  kip: boolean;
  owner: string | null;
  creating: boolean;
  onCreate: (satang: Satang) => void;
}

const blank = { text: '' };

/** Draft name of a provider's form. */
export const qrDraft = (code: QrProviderCode): string => `qr ${code}`;

/** Presets, an amount, and a button that is disabled below the minimum (QR-13, QR-14). */
export function QrForm({ code, provider, currency, kip, owner, creating, onCreate }: QrFormProps) {
  const { t } = useTranslation();
  const { minimum, presets } = qrProvider(code, config.paytimzMinimum, kip);
  // An empty currency means an unknown unit (MNY-19).
  const basis = basisOf(currency === '' ? null : String(kip));
  const [{ text }, setDraft, emptied] = useFormDraft(qrDraft(code), owner, blank, basis);
  const setText = (typed: string) => setDraft({ text: typed });
  const amount = qrAmount(text, minimum);
  const button = useRef<HTMLButtonElement>(null);
  // A new QR takes the form's place and focus; after a refusal the form stays.
  useFocusBack(creating, button);

  const problem = () => {
    if (amount.ok || amount.reason === 'required') return undefined;
    const { reason } = amount;
    if (reason === 'minimum') return t('qr.problem.minimum', { amount: amountText(minimum), currency });
    return t(`qr.problem.${reason}`);
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (amount.ok) onCreate(amount.satang);
      }}
    >
      <AmountChips
        label={t('qr.presets', { provider })}
        // Kip amounts have up to seven digits.
        columns={kip || presets.length === 6 ? 3 : 5}
        chips={presets.map((satang) => ({ satang }))}
        disabled={creating}
        picked={amount.ok ? amount.satang : null}
        onPick={setText}
      />
      <AmountInput
        label={t('qr.amount')}
        value={text}
        onChange={setText}
        currency={currency}
        placeholder={amountText(minimum)}
        disabled={creating}
        error={problem()}
      />
      <FailureNote text={emptied ? t('common.formEmptied') : null} />
      <SendingNote text={creating ? t('common.sending') : ''} />
      <Button
        ref={button}
        type="submit"
        fullWidth
        disabled={!amount.ok}
        loading={creating}
        aria-busy={creating}
        leftSection={<IconQrcode size={20} aria-hidden />}
      >
        {t('qr.create')}
      </Button>
    </form>
  );
}
