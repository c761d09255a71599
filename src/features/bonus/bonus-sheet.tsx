import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserBonus } from '../../../contract/generated/models/userBonus.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorText } from '../../shared/api/errors.ts';
import { getListBonusesQueryOptions, useActivateBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { refusalCode } from '../../shared/api/refusal-way.ts';
import { unknownText } from '../../shared/api/unknown-text.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { WholeHtml } from '../../shared/content/whole-html.tsx';
import { termsHtml } from '../../shared/money/percent-text.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { rememberSession } from '../../shared/session/session.ts';
import { useFocusBack } from '../../shared/ui/controls/focus.ts';
import { Detail } from '../../shared/ui/dialogs/detail.tsx';
import { useFocusInside } from '../../shared/ui/dialogs/focus-return.ts';
import { BonusBanner } from './bonus-card.tsx';
import type { BonusOutcome } from './bonus-outcome-dialog.tsx';
import { type BonusCard, hasChanged, limitOf, nameOf } from './bonus-rules.ts';
import css from './bonus-sheet.module.css';

interface Props {
  /** As the player opened it: its terms stay on the screen whatever the list says since (BON-46). */
  card: BonusCard;
  /** Undefined when the list no longer has it. */
  now: BonusCard | undefined;
  opened: boolean;
  beside: boolean;
  onClose: () => void;
  onOutcome: (outcome: BonusOutcome) => void;
  /** Called when taking has ended, also after the sheet closed. `userBonus`: the answer, if any. */
  onEnd: (userBonus?: UserBonus) => void;
}

/**
 * Refetches the list before taking: the terms may have changed (BON-46).
 * @param go called unless they have; after a failed check the server decides
 */
function useFreshCheck({ bonus }: BonusCard, go: () => void) {
  const queryClient = useQueryClient();
  const [checking, setChecking] = useState(false);
  const start = useSingleFlight(async () => {
    const session = rememberSession();
    setChecking(true);
    try {
      const options = getListBonusesQueryOptions({ query: { staleTime: 0, retry: false } });
      const { bonuses } = await queryClient.fetchQuery(options);
      const fresh = bonuses.find(({ code }) => code === bonus.code);
      // A fetch aborted by the end of the session returns the former list: take nothing for the next player (MNY-33).
      if (session.isCurrent() && !hasChanged(bonus, fresh)) go();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (session.isCurrent() && !error.reported) go();
    } finally {
      setChecking(false);
    }
  });
  return { checking, start: () => void start() };
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
function BonusSheetContent({ card, now: listed, opened, beside, onClose, onEnd, onOutcome }: Props) {
  const { t } = useTranslation();
  const { bonus } = card;
  const { options, underWay } = useCommandKey('activateBonus', bonus.code);
  const { run } = useMoneyCommand<{ code: string }, UserBonus>(useActivateBonus(options), {
    onDone: (_answer, _code, times) =>
      onOutcome({ kind: 'done', title: () => i18next.t('bonus.taken'), times, source: 'bonus' }),
    onRefused: (error) => onOutcome({ kind: 'refused', message: () => errorText(error), code: refusalCode(error) }),
    onUnknown: (error) => onOutcome({ kind: 'unknown', message: () => unknownText(error) }),
    onEnd: (_kind, _code, userBonus) => onEnd(userBonus),
    elsewhere: { done: () => t('bonus.taken') },
  });
  const { checking, start } = useFreshCheck(card, () => run({ code: encodeURIComponent(bonus.code) }));
  const sending = useSending(underWay, onClose);
  const busy = checking || underWay;
  const changed = !busy && hasChanged(bonus, listed?.bonus);
  const name = nameOf(bonus);
  const [button, footer] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  useFocusBack(busy, button);
  useFocusInside(footer, changed ? 'changed' : '');
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
        <div ref={footer} className={css.take}>
          <p id="bonus-problem" tabIndex={-1} className={css.problem} role="alert">
            {changed ? t('bonus.changed') : ''}
          </p>
          <Button
            ref={button}
            disabled={changed}
            aria-describedby="bonus-problem"
            loading={busy}
            aria-busy={busy}
            onClick={start}
          >
            {t('bonus.take')}
          </Button>
        </div>
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
