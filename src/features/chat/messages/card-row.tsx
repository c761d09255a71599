import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatPayload } from '../../../../contract/generated/models/chatPayload.ts';
import { textLanguage } from '../../../shared/base/text.ts';
import { Boundary } from '../../../shared/parts/guard.tsx';
import { prefersReducedMotion } from '../../../shared/ui/display/money-text.tsx';
import type { ChatMessage } from '../room/chat-content.ts';
import { ButtonList, type SendPostback } from './button-list.tsx';
import css from './card-row.module.css';
import { mediaTarget } from './chat-links.ts';
import { UnshowableMessage } from './message-text.tsx';

interface Props {
  messages: readonly ChatMessage[];
  onPress: SendPostback;
}

/** Consecutive cards, scrolled by swipe or buttons (CHT-70). */
export function CardRow({ messages, onPress }: Props) {
  const { t } = useTranslation();
  const track = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState({ start: true, end: false });
  const turn = (direction: 1 | -1) => {
    const box = track.current;
    box?.scrollBy({ left: direction * box.clientWidth * 0.8, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  const many = messages.length > 1;
  return (
    <div className={css.root} data-many={many || undefined}>
      <ul
        ref={track}
        className={css.track}
        aria-label={many ? t('chat.cards') : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) =>
          setReached({ start: scrollLeft < 2, end: scrollLeft + clientWidth > scrollWidth - 2 })
        }
      >
        {messages.map(({ _id, message }) => (
          <li key={_id} className={css.card}>
            <Boundary resetKey={message} fallback={<UnshowableMessage />}>
              <Card payload={message.payload} onPress={onPress} />
            </Boundary>
          </li>
        ))}
      </ul>
      {many
        ? [
            { name: 'previous', direction: -1, Icon: IconChevronLeft, last: reached.start } as const,
            { name: 'next', direction: 1, Icon: IconChevronRight, last: reached.end } as const,
          ].map(({ name, direction, Icon, last }) => (
            <button
              key={name}
              type="button"
              className={css[name]}
              aria-label={t(`chat.${name}Card`)}
              aria-disabled={last}
              onClick={() => turn(direction)}
            >
              <Icon size={20} aria-hidden />
            </button>
          ))
        : null}
    </div>
  );
}

function Card({ payload, onPress }: { payload: ChatPayload; onPress: SendPostback }) {
  const { title, subtitle, message, image_url, buttons } = payload;
  const target = mediaTarget('image', image_url);
  const [failed, setFailed] = useState(false);
  return (
    <>
      {/* Decorative: the text below describes the picture. */}
      {target.kind === 'image' && !failed ? (
        <img className={css.picture} src={target.src} alt="" onError={() => setFailed(true)} />
      ) : null}
      <div className={css.words}>
        <p className={css.title} dir="auto" lang={textLanguage(title || (message ?? ''))}>
          {title || message}
        </p>
        {subtitle ? (
          <p className={css.subtitle} dir="auto" lang={textLanguage(subtitle)}>
            {subtitle}
          </p>
        ) : null}
        <ButtonList buttons={buttons ?? []} onPress={onPress} />
      </div>
    </>
  );
}
