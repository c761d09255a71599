import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/time/dates.ts';
import { BrandMark } from '../../../shared/ui/display/brand-mark.tsx';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { type ChatMessage, momentOf, senderKey } from '../room/chat-content.ts';
import type { ChatRoom } from '../room/chat-room.ts';
import { CardRow } from './card-row.tsx';
import type { LogRow } from './log-rows.ts';
import { MessageContent } from './message-content.tsx';
import css from './message-row.module.css';
import { UnshowableMessage } from './message-text.tsx';
import { OutgoingContent } from './outgoing-content.tsx';

type MessageRows = Extract<LogRow, { kind: 'message' | 'cards' | 'outgoing' }>;

/** Support left, customer right (CHT-38). */
export function MessageRow({ row, room }: { row: MessageRows; room: ChatRoom }) {
  const { t } = useTranslation();
  const press = (title: string, text: string) => room.sender.sendPostback(title, text);
  if (row.kind === 'outgoing') {
    return (
      <div className={css.row} data-mine data-ends>
        <span className={hiddenCss.hidden}>{t('chat.you')}</span>
        <div className={css.content}>
          <OutgoingContent item={row.item} sender={room.sender} />
        </div>
      </div>
    );
  }
  const mine = row.kind === 'message' && row.mine;
  const newest = row.kind === 'cards' ? row.messages.at(-1) : row.message;
  return (
    <div
      className={css.row}
      data-mine={mine || undefined}
      data-ends={row.ends || undefined}
      data-wide={row.kind === 'cards' || undefined}
    >
      <span className={hiddenCss.hidden}>{newest ? t(senderKey(newest)) : null}</span>
      {mine ? null : <span className={css.face}>{row.ends ? <BrandMark size={18} /> : null}</span>}
      <div className={css.content}>
        {row.kind === 'cards' ? (
          <CardRow messages={row.messages} onPress={press} />
        ) : (
          <MessageContent content={row.message.message} mine={mine} choices={row.choices} onPress={press} />
        )}
      </div>
      {row.ends && newest ? <MessageTime message={newest} mine={mine} /> : null}
    </div>
  );
}

export function CrashedRow({ row }: { row: MessageRows }) {
  const mine = row.kind === 'outgoing' || (row.kind === 'message' && row.mine);
  return (
    <div className={css.row} data-mine={mine || undefined} data-ends>
      {mine ? null : <span className={css.face} />}
      <div className={css.content}>
        <UnshowableMessage mine={mine} />
      </div>
    </div>
  );
}

function MessageTime({ message, mine }: { message: ChatMessage; mine: boolean }) {
  const { t } = useTranslation();
  // A message without a time has only a position.
  if (message.createdAt === '') return null;
  const moment = formatDateTime(momentOf(message));
  return (
    <p className={css.stamp}>
      <time dateTime={message.createdAt} title={moment}>
        {moment.slice(11, 16)}
      </time>
      {mine ? <IconCheck size={14} role="img" aria-label={t('chat.delivery.succeed')} /> : null}
    </p>
  );
}
