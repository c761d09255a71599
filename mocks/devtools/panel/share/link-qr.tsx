import { useEffect, useState } from 'react';
import { usePanel } from '../kit/panel-tools.ts';
import css from './link-qr.module.css';

/** The link as a QR code, to open the world on a phone. */
export function LinkQr({ link }: { link: string }) {
  const { t } = usePanel();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let unmounted = false;
    const draw = async () => {
      const { default: qrcode } = await import('qrcode');
      const svg = await qrcode.toString(link, { type: 'svg', margin: 3, errorCorrectionLevel: 'L' });
      if (!unmounted) setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    };
    void draw();
    return () => {
      unmounted = true;
    };
  }, [link]);
  return <div className={css.qr}>{picture && <img src={picture} alt={t.share.qr} width={344} height={344} />}</div>;
}
