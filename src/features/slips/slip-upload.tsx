import { Button } from '@mantine/core';
import { IconPhoto, IconPhotoPlus } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyNote } from '../../shared/toast/notify.ts';
import { useFocusInside } from '../../shared/ui/dialogs/focus-return.ts';
import { SendingNote } from '../../shared/ui/dialogs/sending-note.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { UploadBar } from '../../shared/ui/states/upload-bar.tsx';
import { fileSize, givenImage } from './slip-file.ts';
import css from './slip-upload.module.css';
import { type ChosenSlip, useSlipUpload } from './use-slip-upload.ts';

/** `over`: a file is dragged over the sheet. */
function Chooser({ over, onFile }: { over: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  return (
    <label className={css.zone} data-over={over || undefined}>
      <IconPhotoPlus size={34} stroke={1.6} aria-hidden />
      <span className={css.choose}>{t('slip.choose')}</span>
      <span className={css.drop}>{t('slip.drop')}</span>
      <input
        className={css.input}
        type="file"
        accept="image/*"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Allows the same file to be chosen again (SAFE-60).
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

/**
 * Takes files pasted anywhere, and dropped anywhere on the sheet (SLP-7).
 *
 * @returns whether one is dragged over the sheet
 */
function useGivenFiles(root: RefObject<HTMLElement | null>, take: (data: DataTransfer | null) => void): boolean {
  const [over, setOver] = useState(false);
  const onFiles = useEffectEvent(take);
  useEffect(() => {
    const sheet = root.current?.closest<HTMLElement>('[role="dialog"]');
    const control = new AbortController();
    const { signal } = control;
    document.addEventListener('paste', ({ clipboardData }) => onFiles(clipboardData), { signal });
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') onFiles(event.dataTransfer);
    };
    sheet?.addEventListener('dragover', onDrag, { signal });
    sheet?.addEventListener('drop', onDrag, { signal });
    sheet?.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!sheet.contains(relatedTarget as Node | null)) setOver(false);
      },
      { signal },
    );
    return () => control.abort();
  }, [root]);
  return over;
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

  const over = useGivenFiles(root, (data) => {
    const file = free ? givenImage(data) : null;
    if (!file) return;
    if ((data?.files.length ?? 0) > 1) notifyNote(t('slip.onlyOne'));
    choose(file);
  });

  return (
    <div ref={root} className={css.root}>
      {closed === null ? null : <p className={css.closed}>{closed}</p>}
      {chosen === null ? (
        <Chooser over={over} onFile={choose} />
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
