import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { formatMoney, withCurrency } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { walletSatang } from '../../shared/money/wallet.ts';
import { useCommandEntry } from '../../shared/money-form/command-entry.ts';
import { Receipt } from '../../shared/money-form/receipt.tsx';
import { useDestination } from '../../shared/money-form/use-destination.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { AlertDialog } from '../../shared/ui/dialogs/alert-dialog.tsx';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { useCountUp } from '../../shared/ui/display/money-text.tsx';
import css from './celebration.module.css';
import { Confetti, chime } from './celebration.tsx';
import { isAmount } from './spin-texts.ts';
import type { Won } from './use-disc.ts';

/** Slices that give nothing: no confetti, no sound (SPN-30). */
const blank = /^(none|nothing|blank|lose|miss|empty)$/i;

interface Props {
  won: Won;
  /** False until the wheel stands; the history is asked meanwhile, so that the receipt does not appear late. */
  shown: boolean;
  /** SPN-31 */
  sound: boolean;
  /** References of the history entries of earlier prizes; gets that of this one. */
  told: Set<string>;
  onClose: () => void;
  /** Null without a coin (SPN-60). */
  onAgain: (() => void) | null;
}

type Entry = ReturnType<typeof useCommandEntry>['found'];

/** Receipt of a prize that the history knows as money (MNY-262), else the operator's words alone. */
function PrizeWords({ won: { prize, slice, times }, entry }: { won: Won; entry: Entry }) {
  const { t } = useTranslation();
  const { data: view } = useGetWallet();
  const words = slice?.htmlDescription.trim() ? <SafeHtml html={slice.htmlDescription} /> : null;
  if (entry === null) return words ?? t('spin.prize');
  const currency = currencyWord(t, view);
  const isSaid = entry.amount === null || isAmount(prize.label, entry.amount);
  const receipt = (
    <Receipt
      title={prize.label}
      amount={isSaid ? null : withCurrency(formatMoney(entry.amount ?? 0), currency)}
      from={t('statement.source.luckydraw')}
      to={t('account.WALLET')}
      currency={currency}
      at={times.ended}
      reference={entry.reference}
      balances={[{ name: t('account.WALLET'), satang: walletSatang(view) }]}
    />
  );
  return (
    <>
      {words ?? t('receipt.ready')}
      <details className={css.receipt}>
        <summary>{t('receipt.show')}</summary>
        {receipt}
      </details>
    </>
  );
}

/** A label whose number counts up from 0. Screen readers get the whole label. */
function CountedUp({ label }: { label: string }) {
  const number = /\d[\d,]*(?:\.\d+)?/.exec(label)?.[0] ?? '';
  const end = Number(number.replaceAll(',', ''));
  const counted = useCountUp(end, 0);
  return (
    <>
      <span aria-hidden>{counted === end ? label : label.replace(number, counted.toLocaleString('en'))}</span>
      <span className={hiddenCss.hidden}>{label}</span>
    </>
  );
}

function PrizeContent({ won, entry, sound, onClose, onAgain }: Omit<Props, 'shown' | 'told'> & { entry: Entry }) {
  const { t } = useTranslation();
  const win = !blank.test(won.prize.code);
  const history = useDestination(entry === null ? undefined : 'history', onClose, entry?.reference);
  useEffect(() => {
    if (!win || !sound) return;
    navigator.vibrate?.([60, 40, 120]);
    chime();
  }, [win, sound]);
  return (
    <>
      {win ? <Confetti /> : null}
      <AlertDialog
        kind={win ? 'prize' : 'neutral'}
        title={won.prize.label}
        heading={win ? <CountedUp label={won.prize.label} /> : undefined}
        message={<PrizeWords won={won} entry={entry} />}
        okLabel={t('common.ok')}
        action={onAgain ? { label: t('spin.again'), onGo: onAgain } : undefined}
        otherAction={history}
        onClose={onClose}
      />
    </>
  );
}

/** SPN-21 */
function PrizeDialogContent({ shown, told, ...props }: Props) {
  const { found } = useCommandEntry({ type: 'bonus', source: 'luckydraw' }, props.won.times, told);
  const tell = (go: () => void) => () => {
    if (found?.reference) told.add(found.reference);
    go();
  };
  if (!shown) return null;
  const { onClose, onAgain } = props;
  return <PrizeContent {...props} entry={found} onClose={tell(onClose)} onAgain={onAgain && tell(onAgain)} />;
}

export const PrizeDialog = guarded('over', PrizeDialogContent);
