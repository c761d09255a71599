import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './invite-modal.module.css';
import { type QrPath, qrPath } from './qr-path.ts';

/** Quiet zone that scanners need, modules. */
const margin = 4;

/** The invite link as a QR (INV-36); nothing when it cannot be drawn. */
export function LinkQr({ link }: { link: string }) {
  const { t } = useTranslation();
  const [qr, setQr] = useState<QrPath | null>();
  useEffect(() => {
    let current = true;
    qrPath(link).then(
      (drawn) => current && setQr(drawn),
      () => current && setQr(null),
    );
    return () => {
      current = false;
    };
  }, [link]);
  if (qr === null) return null;
  return (
    <figure className={css.qr}>
      {qr ? (
        <svg
          className={css.paper}
          role="img"
          aria-label={t('invite.qr')}
          viewBox={`${-margin} ${-margin} ${qr.size + 2 * margin} ${qr.size + 2 * margin}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
      ) : (
        <span className={css.paper}>
          <Skeleton height="100%" />
        </span>
      )}
      <figcaption className={css.scan}>{t('invite.scan')}</figcaption>
    </figure>
  );
}
