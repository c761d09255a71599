import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UserBonus } from '../../../contract/generated/models/userBonus.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useActivateBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { percentText, withPercent } from '../../shared/percent-text.ts';
import { SafeHtml } from '../../shared/safe-html.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { BonusBanner } from './bonus-card.tsx';
import type { BonusEnd } from './bonus-end-dialog.tsx';
import type { BonusCard } from './bonus-rules.ts';
import css from './bonus-sheet.module.css';

interface Props {
  card: BonusCard;
  opened: boolean;
  onClose: () => void;
  /** With the player's side of the bonus as it is now. */
  onTaken: (userBonus: UserBonus) => void;
  onEnd: (end: BonusEnd) => void;
}

/** What a bonus is about, and taking it (spec §4). */
export function BonusSheet({ card, opened, onClose, onTaken, onEnd }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { bonus, received, max, period } = card;
  const { run, pending } = useMoneyCommand<{ code: string }, UserBonus>(useActivateBonus(), {
    onDone: onTaken,
    onRefused: (error) => onEnd({ kind: 'refused', message: errorText(error) }),
    onUnknown: () => onEnd({ kind: 'unknown' }),
  });
  const name = bonus.name?.trim() || bonus.code;
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={name}
      closeLabel={t('common.close')}
      loading={false}
      error={null}
      footer={
        <Button loading={pending} aria-busy={pending} onClick={() => run({ code: encodeURIComponent(bonus.code) })}>
          {t('bonus.take')}
        </Button>
      }
    >
      <div className={css.root}>
        <div className={css.banner}>
          <BonusBanner banners={bonus.banners} />
        </div>
        <div className={css.text}>
          <SafeHtml html={withPercent(bonus.description ?? '', bonus.percentFail)} />
        </div>
        <dl className={css.facts}>
          <div>
            <dt>{t('bonus.fact.received')}</dt>
            <dd>{t(`bonus.limit.${period}`, { received, max: max ?? '-' })}</dd>
          </div>
          <div>
            <dt>{t('bonus.fact.fail')}</dt>
            <dd>{percentText(bonus.percentFail)}</dd>
          </div>
        </dl>
        <p className={css.warning}>{withPercent(t('bonus.notice'), bonus.percentFail)}</p>
      </div>
    </Sheet>
  );
}
