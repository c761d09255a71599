import { Button } from '@mantine/core';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { isValidElement, type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../api/generated/wallet/wallet.ts';
import { fetchChunk } from '../base/fetch-chunk.ts';
import { trimmedText } from '../base/text.ts';
import { useSingleFlight } from '../base/use-single-flight.ts';
import { config } from '../config/config.ts';
import { canSharePicture, saveFile, sharePicture } from '../files/save-file.ts';
import { maskedAccount } from '../money/bank-account.ts';
import type { Satang } from '../money/money.ts';
import { now } from '../time/clock.ts';
import { formatDateTime } from '../time/dates.ts';
import { notifyError } from '../toast/notify.ts';
import { BrandMark } from '../ui/display/brand-mark.tsx';
import { MoneyText, type MoneyTextProps } from '../ui/display/money-text.tsx';
import { ServerText } from '../ui/display/server-text.tsx';
import { Skeleton } from '../ui/states/skeletons.tsx';
import css from './money-form.module.css';

/**
 * Balance after money has moved: a placeholder until the wallet is refetched, `-` if that fails. Never the old balance
 * (MNY-261).
 */
export function BalanceNow({ satang, ...look }: MoneyTextProps) {
  // Only observes: `refetchMoney` fetches.
  const { isFetchedAfterMount, isFetching, isError } = useGetWallet({ query: { enabled: false } });
  if (isFetching && !isFetchedAfterMount) return <Skeleton width="6em" height="1.2em" />;
  return <MoneyText satang={isError ? null : satang} {...look} />;
}

export interface ReceiptProps {
  /** What was done; the dialog or sheet around it says it too. */
  title: string;
  /** With its currency; null when unknown. */
  amount: ReactNode;
  /** What was received, as the server worded it. */
  said?: ReactNode;
  from: string;
  /** A name, or a bank account with its mark. */
  to: ReactNode;
  currency: string;
  /** When the response arrived, epoch ms of the server's clock. */
  at: number;
  /** Reference for support. */
  reference?: ReactNode;
  /** Account names with balances from the cached wallet; null for an unreadable one. */
  balances: readonly { readonly name: string; readonly satang: Satang | null }[];
  /** How far the money is, where it arrives later. */
  steps?: ReactNode;
  /** Next step, if any. */
  next?: string;
}

function Row({ label, own, children }: { label: ReactNode; own?: boolean; children: ReactNode }) {
  return (
    <div className={css.row} data-private={own || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const payoutSteps = ['requested', 'sent', 'paid'] as const;

/** How far a withdrawal is; a pending one is on its way (WDR-31). */
export function PayoutSteps({ paid }: { paid: boolean }) {
  const { t } = useTranslation();
  const now = paid ? payoutSteps.length : 1;
  return (
    <ol className={css.steps} aria-label={t('receipt.steps')}>
      {payoutSteps.map((step, at) => (
        <li key={step} data-step={at < now ? 'done' : at === now ? 'now' : 'open'} aria-current={at === now && 'step'}>
          {t(`receipt.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

const fileName = () => `${config.appName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${now()}.png`;

interface KeepProps {
  readonly receipt: RefObject<HTMLElement | null>;
  readonly title: string;
  /** Whether amount or reference are still looked up: the picture would lack them. */
  readonly looking: boolean;
}

/** Save and share the receipt as a picture (MNY-265). */
function KeepButtons({ receipt, title, looking }: KeepProps) {
  const { t } = useTranslation();
  const picture = async () => {
    const { receiptPicture } = await fetchChunk(() => import('./receipt-picture.ts'), true);
    if (!receipt.current) throw new Error('No receipt');
    return receiptPicture(receipt.current, title);
  };
  const save = useSingleFlight(() =>
    picture()
      .then((made) => saveFile(made, fileName()))
      .catch(() => notifyError(t('qr.saveFailed'))),
  );
  // The browser refuses a second share sheet.
  const share = useSingleFlight(() =>
    picture()
      .then((made) => sharePicture(made, fileName()))
      .catch(() => notifyError(t('qr.shareFailed'))),
  );
  return (
    <div className={css.keep}>
      <Button
        variant="subtle"
        disabled={looking}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void save()}
      >
        {t('qr.save')}
      </Button>
      {canSharePicture() ? (
        <Button
          variant="subtle"
          disabled={looking}
          leftSection={<IconShare2 size={18} aria-hidden />}
          onClick={() => void share()}
        >
          {t('receipt.share')}
        </Button>
      ) : null}
    </div>
  );
}

/** Receipt of money that moved: brand, amount, route, whose it is, time, reference and next step (MNY-261, MNY-262). */
export function Receipt(props: ReceiptProps) {
  const { title, amount, said, from, to, currency, at, reference, balances, steps, next } = props;
  const { t } = useTranslation();
  const { data: view } = useGetWallet({ query: { enabled: false } });
  const root = useRef<HTMLDivElement>(null);
  const owner = [trimmedText(view?.profile?.name), maskedAccount(view?.bankAccount?.bankAccountNo)].filter(Boolean);
  return (
    <div ref={root}>
      <p className={css.brand} aria-hidden>
        <BrandMark size={22} />
        <span>{config.appName}</span>
      </p>
      {amount === null ? null : (
        <span className={css.amount} data-amount>
          {amount}
        </span>
      )}
      {said ? <ServerText>{said}</ServerText> : null}
      {steps}
      <dl className={css.rows}>
        <Row label={t('receipt.from')}>
          <ServerText>{from}</ServerText>
        </Row>
        <Row label={t('receipt.to')}>
          <ServerText>{to}</ServerText>
        </Row>
        {owner.length > 0 ? <Row label={t('receipt.player')}>{owner.join(' · ')}</Row> : null}
        <Row label={t('receipt.at')}>{formatDateTime(at)}</Row>
        {reference ? <Row label={t('statement.field.reference')}>{reference}</Row> : null}
        {balances.map(({ name, satang }) => (
          <Row key={name} label={t('receipt.now', { account: name })} own>
            <BalanceNow satang={satang} currency={currency} />
          </Row>
        ))}
      </dl>
      {next ? <p className={css.next}>{next}</p> : null}
      <KeepButtons receipt={root} title={title} looking={isValidElement(amount) || isValidElement(reference)} />
    </div>
  );
}
