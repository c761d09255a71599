/** A message part whose rendering throws. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPanel } from '../../../../tests/support/components/chat-panel.tsx';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import type { ChatMessage } from '../room/chat-content.ts';

const message = (second: number, type: string, name: string): ChatMessage => ({
  _id: name,
  sender: 'operator',
  createdAt: new Date(Date.now() - 60_000 + second * 1000).toISOString(),
  session_id: 's',
  message: {
    message_type: type,
    payload: { title: `about ${name}`, buttons: [{ title: name, type: 'postback', payload: name }] },
  },
});

const bomb = {
  type: 'postback',
  payload: 'x',
  get title(): string {
    throw new Error('crash');
  },
};

test.each(['buttons', 'generic'])(
  'leaves the rest of the log intact, and reports the crash in its place (%s)',
  async (type) => {
    const crashed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = [message(2, type, 'last'), message(1, type, 'middle'), message(0, type, 'first')];
    const { room, ...panel } = await openPanel({ history: async () => page });
    panel.close();
    const { messages, ...state } = room.state();
    const bent = messages.map((one) =>
      one._id === 'middle' ? { ...one, message: { ...one.message, payload: { title: 'x', buttons: [bomb] } } } : one,
    );
    const bentState = { ...state, messages: bent };
    vi.spyOn(room, 'state').mockImplementation(() => bentState);
    panel.openAgain();
    expect(crashed.mock.calls.flat().map(String).join()).toContain('Error: crash');
    const said = within(screen.getByRole('region', { name: texts.chat.log })).getAllByText(
      (_, element) => element?.tagName === 'P' && /about|ไม่ได้/.test(element.textContent),
    );
    expect(said.map(({ textContent }) => textContent)).toEqual(['about first', texts.chat.unshowable, 'about last']);
    expect(screen.getByRole('textbox')).toBeTruthy();
  },
);
