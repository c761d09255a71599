import { useEffect, useState } from 'react';
import { usePanel } from '../kit/panel-tools.ts';
import css from './link-qr.module.css';

/** The link as a QR code, so that a phone opens what a desk has prepared. */
export function LinkQr({ link }: { link: string }) {
  const { t } = usePanel();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const { default: qrcode } = await import('qrcode');
      const svg = await qrcode.toString(link, { type: 'svg', margin: 3, errorCorrectionLevel: 'L' });
      if (!gone) setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [link]);
  return <div className={css.qr}>{picture && <img src={picture} alt={t.share.qr} width={344} height={344} />}</div>;
}
