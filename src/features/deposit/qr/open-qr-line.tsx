import { IconChevronRight, IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../../shared/api/generated/wallet/wallet.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { currencyWord } from '../../../shared/money/unit.ts';
import { playerId } from '../../../shared/money/wallet.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { Countdown } from './countdown.tsx';
import css from './open-qr-line.module.css';
import { type OpenQr, openQrs } from './open-qrs.ts';
import { useLastProvider } from './use-open-provider.ts';

function Line({ qr, currency, onOpen }: { qr: OpenQr; currency: string; onOpen: () => void }) {
  const { t } = useTranslation();
  const amount = formatMoney(qr.amount);
  const icon = <IconQrcode size={22} stroke={1.8} aria-hidden className={css.icon} />;
  if (qr.goneAt !== null) {
    return (
      <p className={css.line} role="status">
        {icon}
        <span>{t('qr.closedLine', { amount, currency })}</span>
      </p>
    );
  }
  return (
    <button type="button" className={css.line} onClick={onOpen}>
      {icon}
      <span>{t('qr.waits', { amount, currency })}</span>
      {qr.until === null ? null : <Countdown className={css.time} until={qr.until} />}
      <IconChevronRight size={20} aria-hidden className={css.chevron} />
    </button>
  );
}

/** The first open QR, in the head of the closed section (QR-270). */
export function OpenQrFact({ currency }: { currency: string }) {
  const { t } = useTranslation();
  const qr = openQrs.useItems().find(({ goneAt }) => goneAt === null);
  if (!qr) return null;
  return (
    <span className={css.fact}>
      <span>{t('qr.waits', { amount: formatMoney(qr.amount), currency })}</span>{' '}
      {qr.until === null ? null : <Countdown className={css.time} until={qr.until} />}
    </span>
  );
}

interface Props {
  onOpen: () => void;
}

/** Open QRs on home, and gone ones whose money is still expected (QR-263). */
function OpenQrLinesContent({ onOpen }: Props) {
  const { t } = useTranslation();
  const qrs = openQrs.useItems();
  const { data } = useGetWallet();
  const currency = currencyWord(t, data);
  const [, markUsed] = useLastProvider(playerId(data));
  const open = ({ code }: OpenQr) => {
    // The sheet opens at the provider that was used last (QR-3).
    markUsed(code);
    onOpen();
  };
  return qrs.map((qr) => <Line key={qr.code} {...{ qr, currency }} onOpen={() => open(qr)} />);
}

export const OpenQrLines = guarded('line', OpenQrLinesContent);
