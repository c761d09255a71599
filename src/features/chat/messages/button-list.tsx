import { IconExternalLink, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ChatButton } from '../../../../contract/generated/models/chatButton.ts';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import { effectOf } from './chat-links.ts';
import css from './message-content.module.css';

/** CHT-66 @param text payload of the button */
export type SendPostback = (title: string, text: string) => void;

interface Props {
  buttons: readonly ChatButton[];
  onPress: SendPostback;
}

/** A forbidden payload makes it plain text (CHT-65, SAFE-33). */
function ServerButton({ button, onPress }: { button: ChatButton; onPress: SendPostback }) {
  const effect = effectOf(button);
  const title = <ServerText>{button.title}</ServerText>;
  if (effect.kind === 'none') return <span className={css.inert}>{title}</span>;
  if (effect.kind === 'postback') {
    return (
      <button type="button" className={css.button} onClick={() => onPress(button.title, effect.text)}>
        {title}
      </button>
    );
  }
  const target = effect.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const Icon = effect.newTab ? IconExternalLink : IconPhone;
  return (
    <a className={css.button} href={effect.href} {...target}>
      {title}
      <Icon size={16} aria-hidden />
    </a>
  );
}

/** The server may send equal buttons. */
const ServerButtons = ({ buttons, onPress }: Props) =>
  buttons.map((button, index) => <ServerButton key={index} button={button} onPress={onPress} />);

export function ButtonList({ buttons, onPress }: Props) {
  if (buttons.length === 0) return null;
  return (
    <div className={css.buttons}>
      <ServerButtons buttons={buttons} onPress={onPress} />
    </div>
  );
}

/** CHT-69 */
export function ChoiceList({ buttons, onPress }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.choices} role="group" aria-label={t('chat.choices')}>
      <ServerButtons buttons={buttons} onPress={onPress} />
    </div>
  );
}
