import { IconPhotoOff, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../shared/base/text.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { safeImageUrl, safeLink } from '../../shared/safety/safe-url.ts';
import { useOpenedSheet } from '../../shared/storage/use-opened.ts';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import css from './instruction-image.module.css';

/** A tap zooms in; the zoomed picture scrolls (DEP-25). */
function EnlargedContent({
  url,
  title,
  opened,
  onClose,
}: {
  url: string;
  title: string;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [zoomed, setZoomed] = useState(false);
  const Icon = zoomed ? IconZoomOut : IconZoomIn;
  return (
    <Sheet opened={opened} onClose={onClose} title={title} closeLabel={t('common.close')} size="l">
      <div className={css.frame}>
        <div className={css.pane}>
          <button
            type="button"
            className={css.large}
            data-zoomed={zoomed || undefined}
            aria-label={t(zoomed ? 'deposit.zoomOut' : 'deposit.zoomIn')}
            onClick={() => setZoomed(!zoomed)}
          >
            <img src={url} alt={title} lang={textLanguage(title)} />
          </button>
        </div>
        <span className={css.sign} aria-hidden>
          <Icon size={20} />
        </span>
      </div>
    </Sheet>
  );
}

const Enlarged = guarded('over', EnlargedContent);

/** A small image; a tap enlarges it (DEP-25, DEP-26). */
export function InstructionImage({ address, bank }: { address: unknown; bank: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const url = safeImageUrl(address);
  const large = useOpenedSheet(`instruction ${url}`);
  if (!url || broken) {
    const link = safeLink(address);
    return (
      <p className={css.missing}>
        <IconPhotoOff size={20} aria-hidden />
        <span>{t('deposit.instructionMissing')}</span>
        {link ? (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t('deposit.openPicture')}
          </a>
        ) : null}
      </p>
    );
  }
  const title = t('deposit.instruction', { bank });
  return (
    <>
      <button type="button" className={css.small} aria-haspopup="dialog" onClick={large.open}>
        <img src={url} alt={title} lang={textLanguage(title)} onError={() => setBroken(true)} />
        <span className={css.caption}>
          <IconZoomIn size={18} aria-hidden />
          <span>{t('deposit.enlarge')}</span>
        </span>
      </button>
      <Enlarged url={url} title={title} opened={large.opened} onClose={large.close} />
    </>
  );
}
