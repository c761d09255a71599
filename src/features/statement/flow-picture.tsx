import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../shared/money/money.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import css from './flow-picture.module.css';
import { flowOf, kindSums } from './statement-flow.ts';
import type { StatementRow } from './statement-rules.ts';

/** Bars of money in and out, with both sums and those of each kind (WAL-51 to WAL-53, WAL-280). */
function FlowPictureContent({ rows, currency }: { rows: readonly StatementRow[]; currency: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const flow = flowOf(rows);
  const kinds = kindSums(rows);
  return (
    <section className={css.root} aria-labelledby={titleId}>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          {t('statement.flow.title')}
        </h2>
        <p className={css.scope}>{t('statement.flow.scope', { rows: formatCount(rows.length) })}</p>
      </div>
      {/* The sums below say the same in words. */}
      <div className={css.bars} aria-hidden>
        {flow.bars.map(({ key, sign, height }) => (
          <span key={key} className={css.place} data-sign={sign}>
            <span className={css.bar} style={{ height: `${height * 100}%` }} />
          </span>
        ))}
      </div>
      <dl className={css.sums}>
        <div data-sign="plus">
          <dt>{t('statement.flow.in')}</dt>
          <dd>
            <MoneyText satang={flow.in.satang} sign="plus" currency={currency} />
          </dd>
        </div>
        <div data-sign="minus">
          <dt>{t('statement.flow.out')}</dt>
          <dd>
            <MoneyText satang={flow.out.satang} sign="minus" currency={currency} />
          </dd>
        </div>
      </dl>
      {flow.in.partial || flow.out.partial || kinds.some(({ sum }) => sum.partial) ? (
        <p className={css.partial}>
          <IconInfoCircle size={16} aria-hidden />
          <span>{t('statement.partial')}</span>
        </p>
      ) : null}
      <h3 className={css.kindsTitle}>{t('statement.kinds')}</h3>
      <dl className={css.kinds}>
        {kinds.map(({ type, count, sum }) => (
          <div key={type}>
            <dt>
              <span>{t(`statement.type.${type}`)}</span>{' '}
              <span className={css.scope}>{t('statement.kindCount', { count, shown: formatCount(count) })}</span>
            </dt>
            <dd>
              <MoneyText satang={sum.satang} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const FlowPicture = guarded('line', FlowPictureContent);
