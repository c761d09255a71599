import { IconClock, IconQrcode, IconQrcodeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../shared/base/text.ts';
import { formatMoney, withCurrency } from '../../../shared/money/money.ts';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import { Countdown } from './countdown.tsx';
import type { CurrentQr } from './qr-rules.ts';
import css from './qr-slip.module.css';

export interface QrSlipProps {
  qr: CurrentQr;
  /** Null for a code that cannot be shown. */
  src: string | null;
  /** Where the provider has it; null for none. */
  address: string | null;
  onBroken: () => void;
  alt: string;
  /** Empty when unknown. */
  payee: string;
  currency: string;
  /** The payee is paid in kip, outside Thailand's PromptPay (QR-272). */
  kip: boolean;
  onExpired?: () => void;
  /** Set on the full screen, where no head names the provider. */
  provider?: ReactNode;
}

function Code({ src, address, alt, onBroken }: Pick<QrSlipProps, 'src' | 'address' | 'alt' | 'onBroken'>) {
  const { t } = useTranslation();
  if (src) {
    const lang = textLanguage(alt);
    return <img className={css.code} src={src} alt={alt} lang={lang} width={232} height={232} onError={onBroken} />;
  }
  return (
    <div className={css.unreadable} role="alert">
      <IconQrcodeOff size={40} stroke={1.6} aria-hidden />
      <p>{t('qr.unreadable')}</p>
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t('deposit.openPicture')}
        </a>
      ) : null}
    </div>
  );
}

/** Names the scheme as Thai banking apps do. Names stay untranslated, and are no logos. */
const thaiQr = (
  <p className={css.scheme} translate="no">
    <IconQrcode size={22} aria-hidden />
    <span lang="en">Thai QR Payment</span>
    <span>
      <span lang="th">พร้อมเพย์</span> <span lang="en">PromptPay</span>
    </span>
  </p>
);

/** Scheme, amount, time left, code, payee and reference on white (QR-24, QR-267). */
export function QrSlip({ qr, src, address, alt, onBroken, payee, currency, kip, onExpired, provider }: QrSlipProps) {
  const { t } = useTranslation();
  return (
    <div className={css.slip} data-full={provider !== undefined || undefined}>
      {kip ? null : thaiQr}
      <p className={css.head}>
        <span className={hiddenCss.hidden}>{t('qr.pay')}</span>{' '}
        <span className={css.amount}>{qr.amount === null ? '-' : withCurrency(formatMoney(qr.amount), currency)}</span>
        {provider ? <span className={css.provider}>{provider}</span> : null}
        {qr.expiresAt === null ? null : (
          <span className={css.time}>
            <IconClock size={18} aria-hidden />
            <span className={hiddenCss.hidden}>{t('qr.left')}</span>{' '}
            <Countdown className={css.clock} until={qr.expiresAt} onOver={onExpired} />
          </span>
        )}
      </p>
      <Code {...{ src, address, alt, onBroken }} />
      <dl className={css.facts}>
        {payee ? (
          <div>
            <dt>{t('receipt.to')}</dt>
            <dd>
              <ServerText>{payee}</ServerText>
            </dd>
          </div>
        ) : null}
        {qr.id ? (
          <div>
            <dt>{t('statement.field.reference')}</dt>
            <dd translate="no">{qr.id}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
