import { useEffect, useRef } from 'react';
import type { ChatMessage } from '../../../../contract/generated/models/chatMessage.ts';
import { clockText } from '../kit/formats.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import own from './chat-tab.module.css';

const shownCount = 30;

export function ChatTranscript({ room }: { room: string }) {
  const { sandbox, t } = usePanel();
  const messages = sandbox.chat.recent(room, shownCount).toReversed();
  const box = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?._id;
  useEffect(() => {
    if (newest !== undefined) box.current?.scrollTo(0, box.current.scrollHeight);
  }, [newest]);
  if (messages.length === 0) return <p className={css.lead}>{t.chat.empty}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={own.log} tabIndex={0} role="region" aria-label={t.chat.log}>
      <ul className={own.messages}>
        {messages.map((message) => (
          <MessageRow key={message._id} message={message} />
        ))}
      </ul>
    </div>
  );
}

function MessageRow({ message: { sender, createdAt, message } }: { message: ChatMessage }) {
  const { t } = usePanel();
  const { payload, message_type: type } = message;
  const words = payload.message ?? payload.title ?? payload.name ?? '';
  return (
    <li className={own.message} data-sender={sender}>
      <span className={css.small}>
        {sender === 'customer' ? t.chat.customer : t.chat.operator} · {clockText(Date.parse(createdAt)).slice(11, 16)}
        {type !== 'text' && <span className={css.tag}>{payload.fileType ?? type}</span>}
      </span>
      <span dir="auto">{words}</span>
    </li>
  );
}
