import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../../contract/generated/models/chatMessage.ts';
import { announceTyping } from '../../../adapters/browser/chat/typing-channel.ts';
import { worldKey } from '../../../engine/execute/scenario.ts';
import { chatKinds } from '../../../reference/codes.ts';
import { clockText } from '../kit/formats.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import own from './chat.module.css';

const refreshMs = 1000;
/** How long one keystroke counts as typing, ms. */
const typingMs = 3000;

/** The chat from the side of support: the tester answers customers. */
export function ChatSection() {
  const { sandbox, t } = usePanel();
  useFresh(sandbox, refreshMs);
  const [chosen, setChosen] = useState<string | null>(null);
  const rooms = roomsOf(sandbox);
  // Without a choice the first room, which is a connected one if there is any
  const room = rooms.find((name) => name === chosen) ?? rooms[0];
  return (
    <>
      <p className={css.lead}>{t.chat.lead}</p>
      <Section title={t.chat.rooms}>
        <ChatRooms rooms={rooms} chosen={room} onChoose={setChosen} />
      </Section>
      {room !== undefined && (
        <Section title={t.chat.log}>
          <ChatTranscript room={room} />
          <Answer key={room} room={room} />
          <Kinds room={room} />
        </Section>
      )}
      <Connections />
    </>
  );
}

/** Rooms with customers connected in this tab, then all other rooms with messages. */
function roomsOf(sandbox: ReturnType<typeof usePanel>['sandbox']): readonly string[] {
  const withMessages = (sandbox.inspect().records['chatRooms'] ?? []) as readonly { readonly room: string }[];
  return [...new Set([...sandbox.chat.rooms(), ...withMessages.map(({ room }) => room)])];
}

function Answer({ room }: { room: string }) {
  const { sandbox, t, act } = usePanel();
  const [text, setText] = useState('');
  const onKey = () => {
    sandbox.chat.typing(room, typingMs);
    announceTyping({ world: worldKey(sandbox.address), room, ms: typingMs });
  };
  const good = text.trim() !== '' && text.length <= 2000;
  const answer = async (how: 'chatSay' | 'chatType') => {
    if (good && (await act(() => sandbox.operate(how, { room, text: text.trim() }), ''))) setText('');
  };
  return (
    <form
      className={own.answer}
      onSubmit={(event) => {
        event.preventDefault();
        void answer('chatSay');
      }}
    >
      <input
        className={own.text}
        aria-label={t.chat.text}
        placeholder={t.chat.text}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          if (currentTarget.value !== '') onKey();
        }}
      />
      <div className={css.row}>
        <Button type="submit" className={css.grow} disabled={!good}>
          {t.chat.say}
        </Button>
        <Button variant="default" className={css.grow} disabled={!good} onClick={() => void answer('chatType')}>
          {t.chat.type}
        </Button>
      </div>
    </form>
  );
}

function Kinds({ room }: { room: string }) {
  const { sandbox, t, act } = usePanel();
  return (
    <div role="group" aria-label={t.chat.kinds}>
      <h4 className={css.bodyTitle}>{t.chat.kinds}</h4>
      <div className={own.kinds}>
        {chatKinds.map((type) => (
          <Button
            key={type}
            size="compact-sm"
            variant="default"
            onClick={() => void act(() => sandbox.operate('chatSend', { room, type }), t.chat.kind[type])}
          >
            {t.chat.kind[type]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Connections() {
  const { sandbox, t, act } = usePanel();
  const end = (how: 'drop' | 'disconnect') => {
    let count = 0;
    const job = () => {
      count = sandbox.chat[how]();
    };
    void act(job, () => fill(t.chat.dropped, { count }));
  };
  return (
    <Section title={t.chat.line} lead={t.chat.lineLead}>
      <div className={css.row}>
        <Button variant="default" className={css.grow} onClick={() => end('drop')}>
          {t.chat.drop}
        </Button>
        <Button variant="default" className={css.grow} onClick={() => end('disconnect')}>
          {t.chat.disconnect}
        </Button>
      </div>
      <Button variant="default" onClick={() => void act(() => sandbox.chat.resend(3))}>
        {t.chat.resend}
      </Button>
    </Section>
  );
}

interface RoomsProps {
  readonly rooms: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (room: string) => void;
}

interface Person {
  readonly _id: string;
  readonly name: string;
  readonly username: string;
}

/** The rooms to choose from: players by name, guests by the beginning of their id. */
export function ChatRooms({ rooms, chosen, onChoose }: RoomsProps) {
  const { sandbox, t } = usePanel();
  const players = (sandbox.inspect().records['players'] ?? []) as readonly Person[];
  const listening = sandbox.chat.rooms();
  if (rooms.length === 0) return <p className={css.lead}>{t.chat.noRoom}</p>;
  return (
    <ul className={own.rooms}>
      {rooms.map((room) => {
        const id = room.slice(room.indexOf('-') + 1);
        const player = players.find(({ _id }) => _id === id);
        return (
          <li key={room}>
            <button type="button" className={own.room} aria-pressed={room === chosen} onClick={() => onChoose(room)}>
              <span className={css.grow}>
                {player ? player.name : `${t.chat.guest} ${id.slice(0, 8)}`}
                <span className={css.small}>{player ? `${t.chat.player} ${player.username}` : room}</span>
              </span>
              <span className={listening.includes(room) ? css.good : css.small}>
                {listening.includes(room) ? t.chat.here : t.chat.away}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

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
