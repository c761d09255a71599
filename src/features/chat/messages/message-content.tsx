import { type ChatContent, isKnownKind, isShowable } from '../room/chat-content.ts';
import { ButtonList, ChoiceList, type SendPostback } from './button-list.tsx';
import { MediaContent } from './media-content.tsx';
import css from './message-content.module.css';
import { MessageText, UnshowableMessage } from './message-text.tsx';

interface Props {
  content: ChatContent;
  mine: boolean;
  /** CHT-69 */
  choices: boolean;
  onPress: SendPostback;
}

/** Unknown types show their title and a note (CHT-71). */
export function MessageContent({ content, mine, choices, onPress }: Props) {
  const { message_type: type, payload } = content;
  if (!isKnownKind(content)) return <UnshowableMessage mine={mine} newKind title={payload.title} />;
  if (!isShowable(content)) return <UnshowableMessage mine={mine} />;
  if (type === 'media') return <MediaContent payload={payload} mine={mine} />;
  return <MessageBody content={content} mine={mine} choices={choices} onPress={onPress} />;
}

function MessageBody({ content: { message_type: type, payload }, mine, choices, onPress }: Props) {
  const { message, title, buttons = [] } = payload;
  const asks = type === 'quick_replies';
  const words = type === 'postback' ? [title || message] : [title, message];
  // Closed quick replies without a question show their titles.
  const said = asks && !choices && !words.some(Boolean) ? [buttons.map((button) => button.title).join(' · ')] : words;
  return (
    <>
      {said.some(Boolean) || !asks ? (
        <div className={css.bubble} data-mine={mine || undefined}>
          <MessageText>{said[0]}</MessageText>
          <MessageText>{said[1]}</MessageText>
          {type === 'buttons' ? <ButtonList buttons={buttons} onPress={onPress} /> : null}
        </div>
      ) : null}
      {asks && choices ? <ChoiceList buttons={buttons} onPress={onPress} /> : null}
    </>
  );
}
