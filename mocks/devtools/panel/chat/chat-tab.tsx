import { Button } from '@mantine/core';
import { useState } from 'react';
import { announceTyping } from '../../../adapters/browser/chat/typing-channel.ts';
import { worldKey } from '../../../engine/scenario.ts';
import type { SwitchName } from '../../../kernel/switches.ts';
import { chatKinds } from '../../../reference/chat-kinds.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/section.tsx';
import { SwitchControl } from '../switches/switch-control.tsx';
import { ChatRooms } from './chat-rooms.tsx';
import own from './chat-tab.module.css';
import { ChatTranscript } from './chat-transcript.tsx';

const refreshMs = 1000;
/** How long one keystroke counts as typing, ms. */
const typingMs = 3000;

const supportSwitches: readonly SwitchName[] = ['operatorOnline', 'operatorReplies', 'chatTalkative'];

/** The chat from the side of support: the tester answers customers. */
export function ChatTab() {
  const { sandbox, t } = usePanel();
  useFresh(sandbox, refreshMs);
  const [chosen, setChosen] = useState<string | null>(null);
  const rooms = roomsOf(sandbox);
  // without a choice the first room, which is a connected one if there is any
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
      <Section title={t.chat.support}>
        <ul className={css.lines}>
          {supportSwitches.map((name) => (
            <li key={name}>
              <SwitchControl name={name} />
            </li>
          ))}
        </ul>
      </Section>
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
      <SwitchControl name="chatDown" />
    </Section>
  );
}
