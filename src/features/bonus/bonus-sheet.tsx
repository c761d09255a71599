import { Button } from '@mantine/core';
import i18next from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserBonus } from '../../../contract/generated/models/userBonus.ts';
import { errorText } from '../../shared/api/errors.ts';
import { useActivateBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { refusalCode } from '../../shared/api/refusal-destination.ts';
import { unknownText } from '../../shared/api/unknown-text.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { WholeHtml } from '../../shared/content/whole-html.tsx';
import { termsHtml } from '../../shared/money/percent-text.ts';
import { useHistoryLook } from '../../shared/money-form/command-entry.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { useFocusBack } from '../../shared/ui/controls/focus.ts';
import { Detail } from '../../shared/ui/dialogs/detail.tsx';
import { BonusBanner } from './bonus-card.tsx';
import type { BonusOutcome } from './bonus-outcome-dialog.tsx';
import { type BonusCard, limitOf, nameOf } from './bonus-rules.ts';
import css from './bonus-sheet.module.css';

interface Props {
  /** As the player opened it: its terms stay on the screen whatever the list says since (BON-46). */
  card: BonusCard;
  opened: boolean;
  beside: boolean;
  onClose: () => void;
  onOutcome: (outcome: BonusOutcome) => void;
  /** Called when taking has ended, also after the sheet closed. `userBonus`: the answer, if any. */
  onEnd: (userBonus?: UserBonus) => void;
}

function Facts({ card }: Pick<Props, 'card'>) {
  const { t } = useTranslation();
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('bonus.received')}</dt>
        <dd>{t(`bonus.limit.${card.period}`, limitOf(card))}</dd>
      </div>
    </dl>
  );
}

/** BON-21 */
function BonusSheetContent({ card, opened, beside, onClose, onEnd, onOutcome }: Props) {
  const { t } = useTranslation();
  const { bonus } = card;
  const { options, underWay } = useCommandKey('activateBonus', bonus.code);
  const { run } = useMoneyCommand<{ code: string }, UserBonus>(useActivateBonus(options), {
    wasDone: useHistoryLook(() => ({ type: 'bonus', source: 'bonus' })),
    onDone: (_answer, _code, times) =>
      onOutcome({ kind: 'done', title: () => i18next.t('bonus.taken'), times, source: 'bonus' }),
    onRefused: (error) => onOutcome({ kind: 'refused', message: () => errorText(error), code: refusalCode(error) }),
    onUnknown: (error) => onOutcome({ kind: 'unknown', message: () => unknownText(error) }),
    onEnd: (_kind, _code, userBonus) => onEnd(userBonus),
    elsewhere: { done: () => t('bonus.taken') },
  });
  const sending = useSending(underWay, onClose);
  const name = nameOf(bonus);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(underWay, button);
  return (
    <Detail
      beside={beside}
      opened={opened}
      onClose={sending.close}
      title={name}
      closeLabel={t('common.close')}
      reading
      sending={sending.note}
      footer={
        <Button
          ref={button}
          loading={underWay}
          aria-busy={underWay}
          onClick={() => run({ code: encodeURIComponent(bonus.code) })}
        >
          {t('bonus.take')}
        </Button>
      }
    >
      <div className={css.root}>
        <div className={css.banner}>
          <BonusBanner banners={bonus.banners} />
        </div>
        <div className={css.text}>
          <WholeHtml html={termsHtml(bonus)} />
        </div>
        <Facts card={card} />
      </div>
    </Detail>
  );
}

export const BonusSheet = guarded('over', BonusSheetContent);
