import { Loader, Modal } from '@mantine/core';
import { IconExternalLink, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../shared/base/text.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { scrollHeldHere } from '../../../shared/ui/dialogs/hold-page.ts';
import { useLayer } from '../../../shared/ui/dialogs/use-layer.ts';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import { BrokenMedia } from './broken-media.tsx';
import css from './picture-viewer.module.css';
import { useZoom } from './use-zoom.ts';

interface Props {
  opened: boolean;
  /** Checked by `mediaTarget`. */
  src: string;
  name: string;
  onClose: () => void;
}

/** Full window, with zoom and a link to a new tab (CHT-303, CHT-304). */
function PictureViewerContent({ opened, src, name, onClose }: Props) {
  const { t } = useTranslation();
  const content = useLayer<HTMLDivElement>(opened, onClose);
  const zoom = useZoom();
  const title = t('chat.image', { name });
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === '+' || key === '=') zoom.enlarge();
    else if (key === '-') zoom.reduce();
    else if (key === '0') zoom.fit();
  };
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      removeScrollProps={scrollHeldHere}
      zIndex={250}
      padding={0}
      transitionProps={{ transition: 'fade', duration: 160 }}
      classNames={{ inner: css.inner, content: css.content, body: css.body }}
    >
      <Modal.Content ref={content} aria-label={title} lang={textLanguage(title)}>
        <Modal.Body onKeyDown={onKeyDown}>
          <div className={css.bar}>
            <p className={css.name}>
              <ServerText>{title}</ServerText>
            </p>
            <IconButton label={t('common.close')} onClick={onClose} data-autofocus>
              <IconX size={22} aria-hidden />
            </IconButton>
          </div>
          <Stage stage={zoom.stage} src={src} name={name} factor={zoom.factor} onToggle={zoom.toggle} />
          <Controls src={src} zoom={zoom} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

export const PictureViewer = guarded('over', PictureViewerContent);

function Controls({ src, zoom }: { src: string; zoom: ReturnType<typeof useZoom> }) {
  const { t } = useTranslation();
  return (
    <div className={css.bar}>
      <div className={css.zoom} role="group" aria-label={t('chat.viewer.size')}>
        {/* `disabled` would lose the focus at either end. */}
        <IconButton label={t('chat.viewer.reduce')} aria-disabled={zoom.isFit} onClick={zoom.reduce}>
          <IconZoomOut size={22} aria-hidden />
        </IconButton>
        <output className={css.factor}>{`${Math.round(zoom.factor * 100)}%`}</output>
        <IconButton label={t('chat.viewer.enlarge')} aria-disabled={zoom.isLargest} onClick={zoom.enlarge}>
          <IconZoomIn size={22} aria-hidden />
        </IconButton>
      </div>
      <a className={css.away} href={src} target="_blank" rel="noopener noreferrer">
        <IconExternalLink size={20} aria-hidden />
        <span>{t('chat.viewer.newTab')}</span>
      </a>
    </div>
  );
}

interface PictureSize {
  /** CSS px. */
  readonly width: number;
  /** Width divided by height. */
  readonly ratio: number;
}

interface StageProps {
  stage: RefObject<HTMLDivElement | null>;
  src: string;
  name: string;
  /** 1: fits the window. */
  factor: number;
  onToggle: () => void;
}

function Stage({ stage, src, name, factor, onToggle }: StageProps) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<'loading' | 'failed' | PictureSize>('loading');
  if (picture === 'failed') {
    const retry = () => {
      setAttempt(attempt + 1);
      setPicture('loading');
    };
    return (
      <div className={css.failed} role="alert">
        <BrokenMedia name={name} onRetry={retry} />
      </div>
    );
  }
  const isLoading = picture === 'loading';
  const { width, ratio } = isLoading ? { width: 0, ratio: 1 } : picture;
  return (
    <div
      ref={stage}
      className={css.stage}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t('chat.viewer.area')}
      aria-busy={isLoading}
      style={{ '--ratio': ratio, '--natural': width, '--factor': factor } as CSSProperties}
    >
      <div className={css.place} onDoubleClick={onToggle}>
        {isLoading ? <Loader color="gold" aria-hidden /> : null}
        <img
          key={attempt}
          className={css.picture}
          data-loading={isLoading || undefined}
          src={src}
          alt={t('chat.image', { name })}
          draggable={false}
          onError={() => setPicture('failed')}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPicture({ width: naturalWidth, ratio: naturalWidth / (naturalHeight || 1) || 1 })
          }
        />
      </div>
    </div>
  );
}
