import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UserBonus } from '../../../contract/generated/models/userBonus.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useActivateBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { percentText, withPercent } from '../../shared/money/percent-text.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { BonusBanner } from './bonus-card.tsx';
import type { BonusOutcome } from './bonus-outcome-dialog.tsx';
import type { BonusCard } from './bonus-rules.ts';
import css from './bonus-sheet.module.css';

interface Props {
  card: BonusCard;
  opened: boolean;
  onClose: () => void;
  onOutcome: (outcome: BonusOutcome) => void;
  /** Called when the bonus runs or may run, also after the sheet was closed. `userBonus`: the server's answer, if there is one. */
  onTaken: (userBonus?: UserBonus) => void;
}

/** Describes a bonus and takes it (BON-21). */
function BonusSheetContent({ card, opened, onClose, onTaken, onOutcome }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { bonus, received, max, period } = card;
  const { options, underWay } = useCommandKey('activateBonus', bonus.code);
  const { run } = useMoneyCommand<{ code: string }, UserBonus>(useActivateBonus(options), {
    onDone: () => onOutcome({ kind: 'done', title: t('bonus.taken') }),
    onRefused: (error) => onOutcome({ kind: 'refused', message: errorText(error) }),
    onUnknown: () => onOutcome({ kind: 'unknown' }),
    onEnd: (kind, _, userBonus) => kind !== 'refused' && onTaken(userBonus),
    elsewhere: { done: () => t('bonus.taken') },
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
      sending={underWay ? t('common.sending') : ''}
      footer={
        <Button loading={underWay} aria-busy={underWay} onClick={() => run({ code: encodeURIComponent(bonus.code) })}>
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

export const BonusSheet = guarded('over', BonusSheetContent);
