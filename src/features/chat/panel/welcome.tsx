import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../../shared/i18n/i18n.ts';
import { BrandMark } from '../../../shared/ui/display/brand-mark.tsx';
import type { ChatRoom } from '../room/chat-room.ts';
import css from './chat-panel.module.css';

const topics = ['deposit', 'withdraw', 'bonus'] as const;

/** Greeting of an empty room, with three topics to tap (CHT-36). */
export function Welcome({ room }: { room: ChatRoom }) {
  const { t } = useTranslation();
  return (
    <div className={css.middle}>
      <span className={css.greeter}>
        <BrandMark size={48} />
      </span>
      <p className={css.welcome}>{t('chat.welcome')}</p>
      <p className={css.hint}>{t('chat.welcomeHint')}</p>
      <div className={css.topics}>
        {topics.map((topic) => (
          <button
            key={topic}
            type="button"
            className={css.topic}
            onClick={() => room.sender.sendText(plainText(t(`chat.topic.${topic}`)))}
          >
            <span>{t(`chat.topic.${topic}`)}</span>
            <IconChevronRight size={20} aria-hidden />
          </button>
        ))}
      </div>
    </div>
  );
}
