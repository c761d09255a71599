import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivateGame } from '../../shared/api/generated/wallet/wallet.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';

/** Opens a game account. A failure shows no toast: the sheet says so, and the button stays (GAM-12, GAM-13). */
export function useActivation(code: string, opened: boolean) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const [openBefore, setOpenBefore] = useState(false);
  const { options, underWay } = useCommandKey('activateGame', code);
  const { run } = useMoneyCommand<{ code: string }, unknown>(useActivateGame(options), {
    onDone: () => setFailed(false),
    onRefused: (error) => {
      // The account is open already, perhaps by another tab: that counts as done (GAM-14).
      if (error.code !== 'SLOT_ALREADY_ACTIVE') return setFailed(true);
      setOpenBefore(true);
    },
    onUnknown: () => setFailed(true),
    elsewhere: { opened, done: () => t('games.activated'), withoutEntry: true },
  });
  return {
    pending: underWay,
    failed: failed && !underWay,
    /** Whether the server called the account open although the wallet does not (GAM-14). */
    openBefore,
    activate: () => {
      setFailed(false);
      run({ code: encodeURIComponent(code) });
    },
  };
}
