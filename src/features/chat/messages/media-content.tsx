import { IconFile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatPayload } from '../../../../contract/generated/models/chatPayload.ts';
import { textLanguage } from '../../../shared/base/text.ts';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import { BrokenMedia } from './broken-media.tsx';
import { mediaTarget } from './chat-links.ts';
import css from './media-content.module.css';
import { MessageText } from './message-text.tsx';
import { PictureViewer } from './picture-viewer.tsx';

interface Props {
  payload: ChatPayload;
  mine: boolean;
}

/** An unsafe address shows the name only (CHT-67). */
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
            <span className={hiddenCss.hidden}>{`${t('chat.file')} `}</span>
            <ServerText>{title}</ServerText>
          </span>
        </a>
      ) : null}
      {target.kind === 'none' ? <BrokenMedia name={title} /> : null}
      <MessageText>{message}</MessageText>
    </div>
  );
}

/** A box of fixed size, so that loading moves nothing (CHT-68). */
function InlineMedia({ kind, src, name }: { kind: 'image' | 'video'; src: string; name: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const fail = () => setFailed(true);
  if (failed) {
    return (
      <BrokenMedia
        name={name}
        onRetry={() => {
          setAttempt(attempt + 1);
          setFailed(false);
        }}
      />
    );
  }
  if (kind === 'video') {
    const label = t('chat.video', { name });
    return (
      // Recorded videos have no captions.
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
  return <Picture key={attempt} src={src} name={name} onFail={fail} />;
}

/** CHT-303 */
function Picture({ src, name, onFail }: { src: string; name: string; onFail: () => void }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const label = t('chat.openImage', { name });
  return (
    <>
      <button
        type="button"
        className={css.picture}
        aria-haspopup="dialog"
        aria-label={label}
        lang={textLanguage(label)}
        onClick={() => setOpened(true)}
      >
        <img src={src} alt={t('chat.image', { name })} onError={onFail} />
      </button>
      {opened ? <PictureViewer opened src={src} name={name} onClose={() => setOpened(false)} /> : null}
    </>
  );
}
