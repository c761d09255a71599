import { type ChatContent, isKnownKind, isShowable } from '../room/chat-content.ts';
import { ButtonList, ChoiceList } from './button-list.tsx';
import { MediaContent } from './media-content.tsx';
import css from './message-content.module.css';
import type { Press } from './press.ts';
import { Unshowable } from './unshowable.tsx';
import { Words } from './words.tsx';

interface Props {
  content: ChatContent;
  mine: boolean;
  /** Whether its quick replies can still be chosen. */
  choices: boolean;
  onPress: Press;
}

/** What a message holds, by its kind; of a kind that nobody knows yet, what can be read of it. */
export function MessageContent({ content, mine, choices, onPress }: Props) {
  const { message_type: type, payload } = content;
  if (!isKnownKind(content)) return <Unshowable mine={mine} newKind title={payload.title} />;
  if (!isShowable(content)) return <Unshowable mine={mine} />;
  if (type === 'media') return <MediaContent payload={payload} mine={mine} />;
  return <Said content={content} mine={mine} choices={choices} onPress={onPress} />;
}

function Said({ content: { message_type: type, payload }, mine, choices, onPress }: Props) {
  const { message, title, buttons = [] } = payload;
  const asks = type === 'quick_replies';
  const words = type === 'postback' ? [title || message] : [title, message];
  // Choices without a question are all there is to it: when they are closed, their words stay.
  const said = asks && !choices && !words.some(Boolean) ? [buttons.map((button) => button.title).join(' · ')] : words;
  return (
    <>
      {said.some(Boolean) || !asks ? (
        <div className={css.bubble} data-mine={mine || undefined}>
          <Words>{said[0]}</Words>
          <Words>{said[1]}</Words>
          {type === 'buttons' ? <ButtonList buttons={buttons} onPress={onPress} /> : null}
        </div>
      ) : null}
      {asks && choices ? <ChoiceList buttons={buttons} onPress={onPress} /> : null}
    </>
  );
}
