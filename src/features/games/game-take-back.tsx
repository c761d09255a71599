import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { withCurrency } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { useMoneyWords } from '../../shared/ui/display/money-text.tsx';
import type { PlayEnd } from './use-play.ts';
import { type TakeBackRow, takeBackOrders, useTakeBack } from './use-take-back.ts';

function endOf({ step, amount }: TakeBackRow): PlayEnd | null {
  if (step.kind === 'moved') return { kind: 'takenBack', amount, times: step.times };
  return step.kind === 'refused' || step.kind === 'unknown' ? step : null;
}

/** Moves the credit of one game to the wallet (GAM-285). */
export function useGameTakeBack(code: string, view: WalletView | undefined, opened: boolean) {
  const { t } = useTranslation();
  const words = useMoneyWords();
  const { rows, running, underWay, start, forget } = useTakeBack(opened);
  const order = takeBackOrders(view).find((one) => one.code === code);
  const row = rows[0];
  return {
    running,
    end: row && !running ? endOf(row) : null,
    dismiss: forget,
    /** Null without credit to move. */
    button: order
      ? {
          label: t('games.takeBack.one', { amount: withCurrency(words(order.amount), currencyWord(t, view)) }),
          loading: running,
          disabled: underWay && !running,
          onClick: () => start([order]),
        }
      : null,
  };
}

interface Props {
  button: ReturnType<typeof useGameTakeBack>['button'];
  /** Something else is moving this game's credit. */
  blocked: boolean;
}

export function TakeBackButton({ button, blocked }: Props) {
  if (!button) return null;
  const { label, loading, disabled, onClick } = button;
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={20} aria-hidden />}
      loading={loading}
      aria-busy={loading}
      disabled={disabled || blocked}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
