import { Loader } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { logOut } from '../../shared/session/session.ts';
import { chatPrefix, currentOwner, storedKeys } from '../../shared/storage/storage.ts';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import type { Loss } from './log-out-question.tsx';

const LogOutQuestion = lazyPart('over', () => import('./log-out-question.tsx'), 'LogOutQuestion');

/** Whether this session has chat text that was never sent: a draft of this tab, or a message of any tab. */
function hasUnsentText(): boolean {
  const keys = [...storedKeys(`${chatPrefix}draft:`, 'session'), ...storedKeys(`${chatPrefix}unsent:`, 'local')];
  return keys.some((key) => key.includes(`:${currentOwner()}:`));
}

/** What a logout would take from the player now (ACC-65). A file of the chat counts as its text. */
function lossOfNow(client: QueryClient): Loss | null {
  const isChat = (key: QueryKey = []) => `${key[0]}`.startsWith('uploadChat');
  if (client.isMutating({ predicate: ({ options }) => !isChat(options.mutationKey) }) > 0) return 'underWay';
  return hasUnsentText() ? 'unsent' : null;
}

/** Logs out at once, or asks first when the player would lose something (ACC-65). */
export function LogOutButton() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  // Stays while the question fades out.
  const [loss, setLoss] = useState<Loss | null>(null);
  const logOutOnce = useSingleFlight(logOut);
  const leave = () => {
    setAsking(false);
    setLeaving(true);
    void logOutOnce();
  };
  const press = () => {
    const now = lossOfNow(client);
    if (now === null) return leave();
    setLoss(now);
    // A player who cannot be asked can still log out.
    void LogOutQuestion.preload().then(() => setAsking(true), leave);
  };
  return (
    <>
      <IconButton label={t('shell.logout')} title={t('shell.logout')} aria-busy={leaving} onClick={press}>
        {leaving ? <Loader size={20} color="gold" /> : <IconLogout size={22} aria-hidden />}
      </IconButton>
      {loss ? <LogOutQuestion opened={asking} loss={loss} onLeave={leave} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
