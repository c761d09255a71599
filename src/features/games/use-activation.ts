import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivateGame } from '../../shared/api/generated/wallet/wallet.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';

/** A failure shows no toast: the sheet says so, and the button stays (GAM-12, GAM-13). */
export function useActivation(code: string, opened: boolean) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const [saidOpen, setSaidOpen] = useState(false);
  const { options, underWay } = useCommandKey('activateGame', code);
  const { run } = useMoneyCommand<{ code: string }, unknown>(useActivateGame(options), {
    onDone: () => setSaidOpen(true),
    onRefused: (error) => {
      // Already open, perhaps by another tab: counts as success (GAM-14).
      if (error.code !== 'SLOT_ALREADY_ACTIVE') return setFailed(true);
      setSaidOpen(true);
    },
    onUnknown: () => setFailed(true),
    elsewhere: { opened, done: () => t('games.activated'), withoutEntry: true },
  });
  return {
    pending: underWay,
    failed: failed && !underWay,
    /** The server called the account open; the wallet may show it later or never (GAM-12, GAM-14). */
    saidOpen,
    activate: () => {
      setFailed(false);
      run({ code: encodeURIComponent(code) });
    },
  };
}
