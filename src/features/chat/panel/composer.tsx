import { IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../../shared/base/letters.ts';
import { isVisible } from '../../../shared/base/text.ts';
import { formatCount } from '../../../shared/money/money.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { acceptedFiles, filesOf } from '../room/chat-file.ts';
import type { ChatRoom } from '../room/chat-room.ts';
import { cutMessage, messageLimit } from '../room/draft-text.ts';
import { setChatDraft, useChatDraft } from '../room/widget-state.ts';
import css from './composer.module.css';

/** Shows the counter from this length, UTF-16 units (CHT-48). */
const nearLimit = messageLimit - 300;

/** The browser cuts a paste before layout. Above the limit, so that `cutMessage` can cut between graphemes. */
const nativeLimit = messageLimit + 64;

/** On touch screens the keyboard would cover the messages. */
const opensKeyboard = () => matchMedia('(pointer: coarse)').matches;

/** For browsers without `field-sizing`. */
function fitHeight(box: HTMLTextAreaElement | null): void {
  if (!box || CSS.supports('field-sizing', 'content')) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight + 2}px`;
}

/** Enter sends, Shift+Enter adds a line (CHT-49); files come by button or paste (CHT-57). */
function ComposerContent({ room }: { room: ChatRoom | null }) {
  const { t } = useTranslation();
  const draft = useChatDraft();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => fitHeight(box.current), [draft]);

  const send = () => {
    if (!room?.sender.sendText(draft)) return;
    setChatDraft('');
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!event.repeat) send();
  };
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    // Cutting would break a composition; `onCompositionEnd` cuts afterwards.
    const composing = (nativeEvent as InputEvent).isComposing;
    setChatDraft(composing ? currentTarget.value : cutMessage(currentTarget.value));
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData);
    if (!room || files.length === 0) return;
    event.preventDefault();
    void room.sender.sendFiles(files);
  };
  return (
    <div className={css.root}>
      <Counter length={draft.length} />
      <div className={css.row}>
        <Attach room={room} />
        <textarea
          ref={box}
          className={css.box}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          maxLength={nativeLimit}
          autoComplete="off"
          data-autofocus={opensKeyboard() ? undefined : true}
          aria-label={t('chat.message')}
          placeholder={t('chat.placeholder')}
          value={draft}
          onChange={onChange}
          onCompositionEnd={({ currentTarget }) => setChatDraft(cutMessage(currentTarget.value))}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <button
          type="button"
          className={css.send}
          aria-label={t('chat.send')}
          disabled={!room || !isVisible(draft)}
          onClick={send}
        >
          <IconSend2 size={22} aria-hidden />
        </button>
      </div>
    </div>
  );
}

export const Composer = guarded('line', ComposerContent);

function Attach({ room }: { room: ChatRoom | null }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={css.attach}
        aria-label={t('chat.attach')}
        disabled={!room}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={22} aria-hidden />
      </button>
      <input
        ref={input}
        className={css.input}
        type="file"
        accept={acceptedFiles}
        multiple
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // Allows the same file again.
          currentTarget.value = '';
          void room?.sender.sendFiles(files);
        }}
      />
    </>
  );
}

function Counter({ length }: { length: number }) {
  const { t } = useTranslation();
  if (length < nearLimit) return null;
  return (
    <p className={css.count} data-full={length >= messageLimit || undefined} role="status">
      {t('chat.count', { shown: formatCount(length), limit: formatCount(messageLimit) })}
    </p>
  );
}
