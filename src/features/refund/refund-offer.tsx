import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundCheck } from '../../../contract/generated/models/refundCheck.ts';
import { WholeHtml } from '../../shared/content/whole-html.tsx';
import { fromBaht } from '../../shared/money/money.ts';
import { percentText } from '../../shared/money/percent-text.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { useFocusBack } from '../../shared/ui/controls/focus.ts';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import { ErrorState, type ErrorStateProps } from '../../shared/ui/states/error-state.tsx';
import css from './refund-modal.module.css';

interface Props {
  check: RefundCheck;
  currency: string;
  receiving: boolean;
  onReceive: () => void;
  failure: ErrorStateProps;
}

/** Only some backends send it (REF-30). */
function Available({ check: { available, bonus }, currency }: Pick<Props, 'check' | 'currency'>) {
  const { t } = useTranslation();
  if (available === undefined) return null;
  return (
    <p id="refund-available">
      <span className={css.label}>{t(bonus ? 'refund.waits' : 'refund.available')}</span>
      <span className={css.figure}>
        <MoneyText always satang={fromBaht(available)} currency={currency} size="l" />
      </span>
    </p>
  );
}

/** The operator's text and the button to receive, disabled while a bonus runs (REF-6 to REF-9). */
function RefundOfferContent({ check, currency, receiving, onReceive, failure }: Props) {
  const { t } = useTranslation();
  const { result, bonus, info, refundSuccess, refundFail } = check;
  const reasons = [bonus && 'refund-conditions', check.available !== undefined && 'refund-available'];
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLElement>(null);
  useFocusBack(receiving, button);
  // The button disappears with the offer, and the focus with it.
  useFocusBack(result === true, place);
  return (
    <section ref={place} tabIndex={-1} className={css.offer} aria-labelledby="refund-offer">
      <div className={css.info}>
        <WholeHtml html={info} />
      </div>
      <h3 id="refund-offer" className={css.step}>
        {t('refund.offer')}
      </h3>
      {result ? (
        <>
          {bonus ? (
            <ul id="refund-conditions" className={css.conditions}>
              <li>
                <IconCheck size={18} aria-hidden />
                <span>{t('refund.conditionSuccess', { percent: percentText(refundSuccess) })}</span>
              </li>
              <li>
                <IconX size={18} aria-hidden />
                <span>{t('refund.conditionFail', { percent: percentText(refundFail) })}</span>
              </li>
            </ul>
          ) : null}
          <div className={css.available}>
            <Available check={check} currency={currency} />
            <Button
              ref={button}
              disabled={bonus}
              aria-describedby={reasons.filter(Boolean).join(' ') || undefined}
              loading={receiving}
              aria-busy={receiving}
              onClick={onReceive}
            >
              {t('refund.receive')}
            </Button>
          </div>
        </>
      ) : result === false ? (
        <p className={css.none} role="status">
          {t('refund.none')}
        </p>
      ) : (
        <ErrorState compact {...failure} />
      )}
    </section>
  );
}

export const RefundOffer = guarded('line', RefundOfferContent);
