import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchChunk } from '../../shared/base/fetch-chunk.ts';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './invite-modal.module.css';

/** `size`: width and height in modules, without the quiet zone. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** @throws when the QR library cannot be loaded */
export async function qrPath(text: string): Promise<QrPath> {
  const { create } = await fetchChunk(() => import('qrcode'));
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const dark = cells.filter(([x, y]) => modules.get(y, x));
  return { size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') };
}

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
