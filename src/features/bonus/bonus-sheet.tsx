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
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import type { Reading } from '../../shared/content/safe-html.tsx';
import { UnreadNote } from '../../shared/content/unread-note.tsx';
import { WholeHtml } from '../../shared/content/whole-html.tsx';
import { isPercent, percentText, termsHtml, withPercent } from '../../shared/money/percent-text.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { rememberSession } from '../../shared/session/session.ts';
import { now } from '../../shared/time/clock.ts';
import { useFocusBack } from '../../shared/ui/controls/focus.ts';
import { Detail } from '../../shared/ui/dialogs/detail.tsx';
import { useFocusInside } from '../../shared/ui/dialogs/focus-return.ts';
import { BonusBanner } from './bonus-card.tsx';
import type { BonusOutcome } from './bonus-outcome-dialog.tsx';
import { type BonusCard, bonusCards, limitOf, nameOf, takeProblem } from './bonus-rules.ts';
import css from './bonus-sheet.module.css';

interface Props {
  /** As the player opened it: its terms stay on the screen whatever the list says since (BON-46). */
  card: BonusCard;
  /** Undefined when the list no longer has it. */
  now: BonusCard | undefined;
  opened: boolean;
  beside: boolean;
  onClose: () => void;
  onRetry: () => void;
  onOutcome: (outcome: BonusOutcome) => void;
  /** Called when taking has ended, also after the sheet closed. `userBonus`: the answer, if any. */
  onEnd: (userBonus?: UserBonus) => void;
}

/** Refetches the list before taking: the offer may have changed (BON-46). @param go called while it is unchanged */
function useFreshCheck(card: BonusCard, go: () => void, onFailed: (error: ApiError) => void) {
  const queryClient = useQueryClient();
  const [checking, setChecking] = useState(false);
  const start = useSingleFlight(async () => {
    const session = rememberSession();
    setChecking(true);
    try {
      const options = getListBonusesQueryOptions({ query: { staleTime: 0, retry: false } });
      const { bonuses } = await queryClient.fetchQuery(options);
      const fresh = bonusCards(bonuses, now()).find(({ bonus }) => bonus.code === card.bonus.code);
      // A fetch aborted by the end of the session returns the former list: take nothing for the next player (MNY-33).
      if (!session.isCurrent()) return;
      // Otherwise the sheet shows the reason after it rendered the list.
      if (takeProblem(card, fresh) === null) go();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.reported) onFailed(error);
    } finally {
      setChecking(false);
    }
  });
  return { checking, start: () => void start() };
}

function Facts({ card }: Pick<Props, 'card'>) {
  const { t } = useTranslation();
  const { bonus, period } = card;
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('bonus.fact.received')}</dt>
        <dd>{t(`bonus.limit.${period}`, limitOf(card))}</dd>
      </div>
      <div>
        <dt>{t('bonus.fact.fail')}</dt>
        <dd>{percentText(bonus.percentFail)}</dd>
      </div>
    </dl>
  );
}

/** BON-21 */
function BonusSheetContent({ card, now: listed, opened, beside, onClose, onRetry, onEnd, onOutcome }: Props) {
  const { t } = useTranslation();
  const { bonus } = card;
  const refused = (error: ApiError) =>
    onOutcome({ kind: 'refused', message: () => errorText(error), code: refusalCode(error) });
  const { sheetOptions, underWay } = useCommandKey('activateBonus', bonus.code);
  const { run } = useMoneyCommand<{ code: string }, UserBonus>(useActivateBonus(sheetOptions), {
    onDone: (_answer, _code, times) =>
      onOutcome({ kind: 'done', title: () => i18next.t('bonus.taken'), times, source: 'bonus' }),
    onRefused: refused,
    onUnknown: () => onOutcome({ kind: 'unknown' }),
    onEnd: (_kind, _code, userBonus) => onEnd(userBonus),
    elsewhere: { done: () => t('bonus.taken') },
  });
  const { checking, start } = useFreshCheck(card, () => run({ code: encodeURIComponent(bonus.code) }), refused);
  const sending = useSending(underWay, onClose);
  const busy = checking || underWay;
  const problem = busy ? null : takeProblem(card, listed);
  const [described, setDescribed] = useState<Reading>('loading');
  const reading = isPercent(bonus.percentFail) ? described : 'lost';
  const name = nameOf(bonus);
  const [button, footer] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  useFocusBack(busy, button);
  useFocusInside(footer, problem ?? '');
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
            {problem ? t(problem) : ''}
          </p>
          {problem ? null : <UnreadNote id="bonus-unread" reading={reading} onRetry={onRetry} onClose={onClose} />}
          <Button
            ref={button}
            disabled={problem !== null || (reading !== 'whole' && !busy)}
            aria-describedby={problem ? 'bonus-problem' : 'bonus-unread'}
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
          <WholeHtml html={termsHtml(bonus)} onReading={setDescribed} />
        </div>
        <Facts card={card} />
        <div className={css.warning}>
          <p>{t('bonus.rule')}</p>
          <p>{withPercent(t('bonus.notice'), bonus.percentFail)}</p>
        </div>
      </div>
    </Detail>
  );
}

export const BonusSheet = guarded('over', BonusSheetContent);
