import { IconExternalLink, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ChatButton } from '../../../../contract/generated/models/chatButton.ts';
import { effectOf } from './chat-links.ts';
import css from './message-content.module.css';
import type { Press } from './press.ts';

interface Props {
  buttons: readonly ChatButton[];
  onPress: Press;
}

/** A button as the server sent it. What its payload may not do it does not do: then it is only its words (CHT-65, CHT-66). */
function ServerButton({ button, onPress }: { button: ChatButton; onPress: Press }) {
  const effect = effectOf(button);
  const title = <bdi>{button.title}</bdi>;
  if (effect.kind === 'none') return <span className={css.inert}>{title}</span>;
  if (effect.kind === 'say') {
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

// The server may name two buttons alike: their place is all that tells them apart.
const keyed = (buttons: readonly ChatButton[]) => buttons.map((button, at) => ({ button, key: `${at}` }));

export function ButtonList({ buttons, onPress }: Props) {
  if (buttons.length === 0) return null;
  return (
    <div className={css.buttons}>
      {keyed(buttons).map(({ button, key }) => (
        <ServerButton key={key} button={button} onPress={onPress} />
      ))}
    </div>
  );
}

/** Quick replies: one of them is sent, and then they are gone (SLP-9, CHT-47). */
export function ChoiceList({ buttons, onPress }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.choices} role="group" aria-label={t('chat.choices')}>
      {keyed(buttons).map(({ button, key }) => (
        <ServerButton key={key} button={button} onPress={onPress} />
      ))}
    </div>
  );
}
