import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/errors.ts';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import type { ChatRoom } from '../room/chat-room.ts';
import type { ChatAlert } from '../room/room-state.ts';
import { useRoomState } from '../room/use-chat-room.ts';
import css from './chat-panel.module.css';

/** How long an alert is shown, ms (CHT-72). */
const shownMs = 4_000;
const cannotStart: ChatAlert = { kind: 'join' };

function useAlertText(): (alert: ChatAlert) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (alert) => {
    if (alert.kind === 'join') return t('chat.alert.join');
    if (alert.kind === 'error') return errorText(alert.error);
    return alert.problem === 'tooLarge'
      ? t('chat.alert.tooLarge', { megabytes: alert.megabytes })
      : t('chat.alert.notSupported');
  };
}

/** Shows the latest failure for 4 s; one from before the panel was opened is not shown (CHT-72). */
export function ChatAlertBar({ room, unreachable }: { room: ChatRoom | null; unreachable: boolean }) {
  const { alert } = useRoomState(room);
  const current = unreachable && !room ? cannotStart : alert;
  const [known, setKnown] = useState(alert);
  const [shown, setShown] = useState<ChatAlert | null>(null);
  if (current !== known) {
    setKnown(current);
    setShown(current);
  }
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  const text = useAlertText();
  return (
    <div className={css.alerts} role="alert">
      {shown ? (
        <p className={css.alert}>
          <ServerText>{text(shown)}</ServerText>
        </p>
      ) : null}
    </div>
  );
}
