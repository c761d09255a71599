import { useCallback } from 'react';
import { loadFile } from '../../page-kit/load-file.ts';
import { LoadFailed } from '../kit/load-failed.tsx';
import { usePanel } from '../kit/panel-tools.ts';
import { useLoaded } from '../kit/use-loaded.ts';
import css from './link-qr.module.css';

async function pictureOf(link: string): Promise<string> {
  const { default: qrcode } = await loadFile(() => import('qrcode'));
  const svg = await qrcode.toString(link, { type: 'svg', margin: 3, errorCorrectionLevel: 'L' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The link as a QR code, to open the world on a phone. */
export function LinkQr({ link }: { link: string }) {
  const { t } = usePanel();
  const { value: picture, isLost, retry } = useLoaded(useCallback(() => pictureOf(link), [link]));
  if (isLost) return <LoadFailed text={t.share.qrLost} onRetry={retry} />;
  return <div className={css.qr}>{picture && <img src={picture} alt={t.share.qr} width={344} height={344} />}</div>;
}
