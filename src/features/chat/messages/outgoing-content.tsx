import { IconAlertCircle, IconClock, IconFile, IconMovie, IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../shared/base/text.ts';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import { UploadBar } from '../../../shared/ui/states/upload-bar.tsx';
import type { ChatSender } from '../room/chat-sender.ts';
import type { Outgoing, OutgoingFile } from '../room/outgoing.ts';
import { MessageContent } from './message-content.tsx';
import css from './outgoing-content.module.css';

interface Props {
  item: Outgoing;
  sender: ChatSender;
}

const nothing = () => undefined;

/** Content, progress, and buttons to cancel, resend or remove (CHT-55, CHT-61, CHT-62). */
export function OutgoingContent({ item, sender }: Props) {
  const { content, file, lostFile, status } = item;
  return (
    <div className={css.root} data-status={status}>
      {file ? <OutgoingFilePreview file={file} /> : null}
      {lostFile ? <FileName name={lostFile} icon={<IconFile size={28} aria-hidden />} /> : null}
      {content && !file ? <MessageContent content={content} mine choices={false} onPress={nothing} /> : null}
      {status === 'uploading_file' && file ? <Upload item={item} file={file} sender={sender} /> : null}
      {status === 'waiting' || status === 'sending' ? <Sending /> : null}
      {status === 'failed' ? <Failed item={item} sender={sender} /> : null}
    </div>
  );
}

function OutgoingFilePreview({ file: { preview, file } }: { file: OutgoingFile }) {
  const { t } = useTranslation();
  const alt = t('chat.image', { name: file.name });
  if (preview) return <img className={css.preview} src={preview} alt={alt} lang={textLanguage(alt)} />;
  return <FileName name={file.name} icon={<IconMovie size={28} aria-hidden />} />;
}

function FileName({ name, icon }: { name: string; icon: ReactNode }) {
  return (
    <div className={css.film}>
      {icon}
      <ServerText>{name}</ServerText>
    </div>
  );
}

function Upload({ item, file, sender }: Props & { file: OutgoingFile }) {
  const { t } = useTranslation();
  return (
    <div className={css.upload}>
      <UploadBar share={file.share} label={file.file.name} />
      <span className={css.percent}>{t('chat.delivery.uploading', { percent: Math.floor(file.share * 100) })}</span>
      <button
        type="button"
        className={css.action}
        aria-label={t('chat.cancelUpload')}
        onClick={() => sender.cancel(item.key)}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}

function Sending() {
  const { t } = useTranslation();
  return (
    <p className={css.state}>
      <IconClock size={14} aria-hidden />
      <span>{t('chat.delivery.sending')}</span>
    </p>
  );
}

function Failed({ item, sender }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.failed}>
      <p className={css.state} data-failed>
        <IconAlertCircle size={16} aria-hidden />
        <span>{t('chat.delivery.failed')}</span>
      </p>
      {item.lostFile ? null : (
        <button type="button" className={css.action} onClick={() => void sender.resend(item.key)}>
          <IconRefresh size={16} aria-hidden />
          <span>{t('chat.resend')}</span>
        </button>
      )}
      <button type="button" className={css.action} onClick={() => sender.remove(item.key)}>
        <IconTrash size={16} aria-hidden />
        <span>{t('chat.remove')}</span>
      </button>
    </div>
  );
}
