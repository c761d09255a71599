import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivateGame } from '../../shared/api/generated/wallet/wallet.ts';
import { refetchMoney } from '../../shared/api/query-client.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';

/** Opens a game account. A failure is no toast: the sheet says it quietly, and the button stays. */
export function useActivation(code: string, opened: boolean) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState(false);
  const [openBefore, setOpenBefore] = useState(false);
  const { run, pending } = useMoneyCommand<{ code: string }, unknown>(useActivateGame(), {
    onDone: () => setFailed(false),
    onRefused: (error) => {
      // Open already, perhaps by another tab: as good as done (GAM-12, GAM-14).
      if (error.code !== 'SLOT_ALREADY_ACTIVE') return setFailed(true);
      setOpenBefore(true);
      void refetchMoney(queryClient);
    },
    onUnknown: () => setFailed(true),
    elsewhere: { opened, done: () => t('games.activated') },
  });
  return {
    pending,
    failed: failed && !pending,
    /** It was open although the wallet did not say so: known before the wallet is fetched again, or says so at all. */
    openBefore,
    activate: () => {
      setFailed(false);
      run({ code: encodeURIComponent(code) });
    },
  };
}
