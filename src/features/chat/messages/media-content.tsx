import { IconFile, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatPayload } from '../../../../contract/generated/models/chatPayload.ts';
import { textLanguage } from '../../../shared/base/text-language.ts';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import { mediaTarget } from './chat-links.ts';
import css from './media-content.module.css';
import { MessageText } from './message-text.tsx';

interface Props {
  payload: ChatPayload;
  mine: boolean;
}

/** A picture, a video, or a link to a file; an unsafe address shows the name only (CHT-67). */
export function MediaContent({ payload, mine }: Props) {
  const { t } = useTranslation();
  const { fileType, filePath, url, name, message } = payload;
  const title = name || t('chat.file');
  const target = mediaTarget(fileType, filePath || url);
  return (
    <div className={css.root} data-mine={mine || undefined}>
      {target.kind === 'image' || target.kind === 'video' ? (
        <InlineMedia kind={target.kind} src={target.src} name={name ?? ''} />
      ) : null}
      {target.kind === 'link' ? (
        <a className={css.file} href={target.href} target="_blank" rel="noopener noreferrer">
          <IconFile size={24} aria-hidden />
          <span className={css.name}>
            <span className={hiddenCss.hidden}>{t('chat.file')} </span>
            <ServerText>{title}</ServerText>
          </span>
        </a>
      ) : null}
      {target.kind === 'none' ? <Broken name={title} /> : null}
      <MessageText>{message}</MessageText>
    </div>
  );
}

/** A picture or video in a box of fixed size, so that nothing moves when it loads (CHT-68). */
function InlineMedia({ kind, src, name }: { kind: 'image' | 'video'; src: string; name: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const fail = () => setFailed(true);
  const label = t(kind === 'video' ? 'chat.video' : 'chat.openImage', { name });
  if (failed) {
    return (
      <Broken
        name={name}
        onRetry={() => {
          setAttempt(attempt + 1);
          setFailed(false);
        }}
      />
    );
  }
  if (kind === 'video') {
    return (
      // Videos that customers and support record have no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        key={attempt}
        className={css.video}
        src={src}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        lang={textLanguage(label)}
        onError={fail}
      />
    );
  }
  return (
    <a
      className={css.picture}
      href={src}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      lang={textLanguage(label)}
    >
      <img key={attempt} src={src} alt={t('chat.image', { name })} onError={fail} />
    </a>
  );
}

function Broken({ name, onRetry }: { name: string; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.broken}>
      <IconPhotoOff size={24} aria-hidden />
      <p className={css.name}>
        <ServerText>{name}</ServerText>
        <span>{t('chat.mediaFailed')}</span>
      </p>
      {onRetry ? (
        <button type="button" className={css.retry} onClick={onRetry}>
          {t('chat.mediaRetry')}
        </button>
      ) : null}
    </div>
  );
}
