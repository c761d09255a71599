import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../shared/base/text.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { safeImageUrl } from '../../shared/safety/safe-url.ts';
import css from './contact-page.module.css';

/** A placeholder replaces a missing, foreign or broken image (INF-10). */
function LineQrContent({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const url = safeImageUrl(address);
  const alt = t('info.contact.qrAlt', { name });
  if (!url || broken) {
    return (
      <div className={css.noQr}>
        <IconPhotoOff size={32} aria-hidden />
        <span>{t('info.contact.qrMissing')}</span>
      </div>
    );
  }
  return (
    <img
      className={css.qr}
      src={url}
      width={212}
      height={212}
      alt={alt}
      lang={textLanguage(alt)}
      onError={() => setBroken(true)}
    />
  );
}

export const LineQr = guarded('line', LineQrContent);
