import { Button } from '@mantine/core';
import { IconPhoto, IconPhotoPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyNote } from '../../shared/toast/notify.ts';
import { useFocusInside } from '../../shared/ui/dialogs/focus-return.ts';
import { SendingNote } from '../../shared/ui/dialogs/sending-note.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { UploadBar } from '../../shared/ui/states/upload-bar.tsx';
import { fileSize, maxMegabytes, pastedImage } from './slip-file.ts';
import css from './slip-upload.module.css';
import { type ChosenSlip, useSlipUpload } from './use-slip-upload.ts';

/** The file input covers the whole field, since browsers accept drops on it. */
function Chooser({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  return (
    <label className={css.zone} data-over={over || undefined}>
      <IconPhotoPlus size={34} stroke={1.6} aria-hidden />
      <span className={css.choose}>{t('slip.choose')}</span>
      <span className={css.drop}>{t('slip.drop')}</span>
      <span className={css.types}>{t('slip.types', { megabytes: maxMegabytes })}</span>
      <input
        className={css.input}
        type="file"
        accept="image/*"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          // The browser takes the first one.
          if (event.dataTransfer.files.length > 1) notifyNote(t('slip.onlyOne'));
        }}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Allows the same file to be chosen again (SLP-11).
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

function Progress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const text = share < 1 ? t('slip.uploading', { percent: Math.floor(share * 100) }) : t('slip.reading');
  return (
    <div className={css.sending}>
      <p className={css.percent}>{text}</p>
      <UploadBar share={share} label={t('slip.upload')} text={text} />
      <SendingNote text={share < 1 ? '' : t('common.sending')} />
      {share < 1 ? (
        <Button variant="default" fullWidth onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      ) : null}
    </div>
  );
}

function Preview({ chosen, children }: { chosen: ChosenSlip; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={css.chosen}>
      {chosen.preview ? (
        <img className={css.preview} src={chosen.preview} alt={t('slip.preview')} />
      ) : (
        <span className={css.preview} role="img" aria-label={t('slip.preview')}>
          <IconPhoto size={34} stroke={1.6} aria-hidden />
        </span>
      )}
      <div className={css.side}>
        <p className={css.file}>
          <bdi>{chosen.file.name}</bdi>
          <span>{fileSize(chosen.file.size)}</span>
        </p>
        {children}
      </div>
    </div>
  );
}

/** `closed`: until when the server closes uploads (SLP-4). */
export function SlipUpload({ closed }: { closed: string | null }) {
  const { t } = useTranslation();
  const { chosen, stage, message, share, choose, clear, send, cancel } = useSlipUpload();
  const root = useRef<HTMLDivElement>(null);
  // Not the cancel button: the key that sent the slip may still be held.
  useFocusInside(root, chosen === null ? 'choose' : 'chosen');
  const free = stage !== 'sending';

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = free ? pastedImage(event.clipboardData) : null;
    if (!file) return;
    if ((event.clipboardData?.files.length ?? 0) > 1) notifyNote(t('slip.onlyOne'));
    choose(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    <div ref={root} className={css.root}>
      {closed === null ? null : <p className={css.closed}>{closed}</p>}
      {chosen === null ? (
        <Chooser onFile={choose} />
      ) : (
        <Preview chosen={chosen}>
          {stage === 'sending' ? (
            <Progress share={share} onCancel={cancel} />
          ) : (
            <div className={css.actions}>
              <Button onClick={send}>{stage === 'failed' ? t('common.retry') : t('slip.upload')}</Button>
              <Button variant="default" onClick={clear}>
                {t('slip.another')}
              </Button>
            </div>
          )}
        </Preview>
      )}
      <p className={css.message} role="alert">
        <ServerText>{message}</ServerText>
      </p>
    </div>
  );
}
