import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { formatCount, withCurrency } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { useRefreshBalances } from '../../shared/money-form/use-refresh-balances.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { useFocusBack } from '../../shared/ui/controls/focus.ts';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { MoneyText, useMoneyWords } from '../../shared/ui/display/money-text.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { FailureNote } from '../../shared/ui/states/failure-note.tsx';
import { ListSkeleton } from '../../shared/ui/states/skeletons.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { EndActions, isMoved, TakeBackReceipt, useReferences } from './take-back-receipt.tsx';
import css from './take-back-sheet.module.css';
import {
  refusalOfAll,
  sumOf,
  type TakeBackRow,
  type TakeBackStep,
  takeBackOrders,
  useTakeBack,
} from './use-take-back.ts';

export interface TakeBackSheetProps {
  opened: boolean;
  onClose: () => void;
  /** @param reference entry to open in the history (GAM-287, MNY-263) */
  onOpenStatement: (reference?: string) => void;
}

const badges = { moving: 'pending', moved: 'success', refused: 'failed', unknown: 'info', left: 'info' } as const;

function Step({ step }: { step: TakeBackStep }) {
  const { t } = useTranslation();
  if (step.kind === 'waiting') return null;
  return <StatusBadge kind={badges[step.kind]}>{t(`games.takeBack.step.${step.kind}`)}</StatusBadge>;
}

interface ListProps {
  rows: readonly TakeBackRow[];
  /** Of history entries, by game. */
  references: ReadonlyMap<string, string>;
}

/** GAM-286 */
function TakeBackListContent({ rows, references }: ListProps) {
  const { t } = useTranslation();
  return (
    <ul className={css.list}>
      {rows.map(({ code, name, amount, step }) => (
        <li key={code} className={css.row}>
          <span className={css.name}>
            <ServerText>{name}</ServerText>
          </span>
          <span className={css.amount}>
            <MoneyText satang={amount} />
          </span>
          <span className={css.step} role="status">
            <Step step={step} />
          </span>
          {references.has(code) ? (
            <span className={css.reason}>
              <span>{t('statement.field.reference')}</span> <ServerText>{references.get(code)}</ServerText>
            </span>
          ) : null}
          {step.kind === 'refused' && refusalOfAll(rows) !== step ? (
            <span className={css.reason}>
              <ServerText>{step.message()}</ServerText>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const TakeBackList = guarded('line', TakeBackListContent);

interface End {
  readonly text: string;
  readonly good: boolean;
}

/** Scrolls to the outcome: the player may have scrolled through the list below. */
function EndNote({ ended }: { ended: End | null }) {
  const note = useRef<HTMLParagraphElement>(null);
  const text = ended?.text;
  useEffect(() => {
    if (text !== undefined) note.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <p ref={note} className={css.end} data-good={ended?.good} role="status">
      {text}
    </p>
  );
}

/** @returns null before the start and while it runs */
function useEnd(rows: readonly TakeBackRow[], running: boolean): End | null {
  const { t } = useTranslation();
  if (rows.length === 0 || running) return null;
  for (const { step } of rows) if (step.kind === 'unknown') return { text: step.message(), good: false };
  const moved = rows.filter(isMoved).length;
  const done = t('games.takeBack.ended', { moved: formatCount(moved), all: formatCount(rows.length) });
  // Said once, for all games.
  const refused = refusalOfAll(rows)?.message();
  if (refused !== undefined) return { text: moved > 0 ? `${done} · ${refused}` : refused, good: false };
  return { text: done, good: moved === rows.length };
}

export function TakeBackSheet({ opened, onClose, onOpenStatement }: TakeBackSheetProps) {
  const { t } = useTranslation();
  const words = useMoneyWords();
  const wallet = useFailureKept(useGetWallet());
  const { rows, running, underWay, start, forget } = useTakeBack(opened);
  // Balances change during play, and the wallet's answer may be old.
  const { state, refresh } = useRefreshBalances();
  const onOpened = useEffectEvent(refresh);
  useEffect(() => {
    if (opened) onOpened();
  }, [opened]);
  const orders = takeBackOrders(wallet.data);
  const ended = useEnd(rows, running);
  const references = useReferences(rows, ended !== null);
  const hasMoved = rows.some(isMoved);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  useFocusBack(running, button, closing);

  const close = () => {
    onClose();
    if (!running) forget();
  };
  const sending = useSending(running, close);
  const shown: readonly TakeBackRow[] =
    rows.length > 0 ? rows : orders.map((order) => ({ ...order, step: { kind: 'waiting' } }));
  const sum = sumOf(shown);
  return (
    <Sheet
      opened={opened}
      onClose={sending.close}
      title={t('games.takeBack.title')}
      closeLabel={t('common.close')}
      loading={!wallet.data && !wallet.isError}
      skeleton={<ListSkeleton shape="bank" />}
      error={wallet.data ? null : queryFailure(wallet, t('common.loadFailed'))}
      sending={sending.note}
      reading
      footer={
        <>
          <Button ref={closing} variant={ended?.good ? 'filled' : 'default'} onClick={sending.close}>
            {t(running || ended ? 'common.close' : 'common.cancel')}
          </Button>
          {ended ? (
            <EndActions {...{ rows, references, button }} onLeave={close} onOpenStatement={onOpenStatement} />
          ) : null}
          {ended ? null : (
            <Button
              ref={button}
              disabled={orders.length === 0 || (underWay && !running)}
              loading={running || state === 'running'}
              aria-busy={running || state === 'running'}
              onClick={() => start(orders)}
            >
              {sum === null
                ? t('games.takeBack.title')
                : t('games.takeBack.start', { amount: withCurrency(words(sum), currencyWord(t, wallet.data)) })}
            </Button>
          )}
        </>
      }
    >
      <div className={css.root}>
        {ended ? null : (
          <p className={css.hint}>{t(shown.length > 0 ? 'games.takeBack.hint' : 'games.takeBack.nothing')}</p>
        )}
        {state === 'failed' && !ended ? <FailureNote text={t('home.refreshFailed')} /> : null}
        <EndNote ended={ended} />
        {ended && hasMoved ? <TakeBackReceipt rows={rows} /> : null}
        <TakeBackList rows={shown} references={references} />
      </div>
    </Sheet>
  );
}
