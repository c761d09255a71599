import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/errors.ts';
import { cutText } from '../../../shared/base/text.ts';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import type { ChatRoom } from '../room/chat-room.ts';
import type { ChatAlert } from '../room/room-state.ts';
import { useRoomState } from '../room/use-chat-room.ts';
import css from './chat-panel.module.css';

/** Ms (CHT-72). */
const shownMs = 4_000;
const cannotStart: ChatAlert = { kind: 'join' };

const maxNamed = 3;

function useAlertTexts(): (alert: ChatAlert) => readonly string[] {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (alert) => {
    if (alert.kind === 'join') return [t('chat.alert.join')];
    if (alert.kind === 'error') return [errorText(alert.error)];
    const texts = alert.refused.slice(0, maxNamed).map(({ name, ...file }) => {
      const text =
        file.problem === 'tooLarge'
          ? t('chat.alert.tooLarge', { megabytes: file.megabytes })
          : t(`chat.alert.${file.problem}`);
      return name === null ? text : `${cutText(name.replace(/\p{C}/gu, ''), 40)}: ${text}`;
    });
    return alert.refused.length > maxNamed ? [...texts, '…'] : texts;
  };
}

/** Shows the latest failure for 4 s; ignores one from before the panel opened (CHT-72). */
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
  const texts = useAlertTexts();
  return (
    <div className={css.alerts} role="alert">
      {shown ? (
        <div className={css.alert}>
          {texts(shown).map((text, at) => (
            // A file's name can stand twice.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={at}>
              <ServerText>{text}</ServerText>
            </p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
