import { IconMoodPuzzled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonList, ChoiceList } from './button-list.tsx';
import type { ChatContent } from './chat-content.ts';
import { MediaContent } from './media-content.tsx';
import css from './message-content.module.css';
import type { Press } from './press.ts';
import { Words } from './words.tsx';

interface Props {
  content: ChatContent;
  mine: boolean;
  /** Whether its quick replies can still be chosen. */
  choices: boolean;
  onPress: Press;
}

/** What a message holds, by its kind (spec §3); of a kind that nobody knows yet, what can be read of it. */
export function MessageContent({ content, mine, choices, onPress }: Props) {
  const { message_type: type, payload } = content;
  const { message, title, buttons } = payload;
  if (type === 'media') return <MediaContent payload={payload} mine={mine} />;
  const isKnown = type === 'text' || type === 'buttons' || type === 'quick_replies' || type === 'postback';
  const words = type === 'postback' ? [title || message] : [title, message];
  const isBare = !words.some(Boolean) && !buttons?.length;
  return (
    <>
      <div className={css.bubble} data-mine={mine || undefined}>
        {isKnown && !isBare ? words.map((text) => <Words key={text ?? ''}>{text}</Words>) : <Unknown title={title} />}
        {type === 'buttons' ? <ButtonList buttons={buttons ?? []} onPress={onPress} /> : null}
      </div>
      {type === 'quick_replies' && choices ? <ChoiceList buttons={buttons ?? []} onPress={onPress} /> : null}
    </>
  );
}

function Unknown({ title }: { title: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <Words>{title}</Words>
      <p className={css.unknown}>
        <IconMoodPuzzled size={18} aria-hidden />
        {t('chat.unknown')}
      </p>
    </>
  );
}
