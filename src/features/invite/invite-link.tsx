import { Button } from '@mantine/core';
import { IconBrandLine, IconShare2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchChunk } from '../../shared/base/fetch-chunk.ts';
import { config } from '../../shared/config/config.ts';
import { plainText } from '../../shared/i18n/i18n.ts';
import { notifyError } from '../../shared/toast/notify.ts';
import { useCopiedToast } from '../../shared/toast/use-copied-toast.ts';
import { CopyButton } from '../../shared/ui/controls/copy-button.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './invite-modal.module.css';

const prefix = 'PR';

export interface Invitation {
  readonly code: string;
  readonly link: string;
}

/** The player's invite code and registration link (INV-9); null while the id is unknown (INV-11). */
export function invitationOf(id: unknown, app = `${location.origin}${import.meta.env.BASE_URL}`): Invitation | null {
  if (typeof id !== 'string' || id.trim() === '') return null;
  const code = `${prefix}${id.trim()}`;
  return { code, link: `${app.replace(/\/$/, '')}/register?code=${encodeURIComponent(code)}` };
}

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
const quietZone = 4;

/** The invite link as a QR (INV-36); nothing when it cannot be drawn. */
function LinkQr({ link }: { link: string }) {
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
          viewBox={`${-quietZone} ${-quietZone} ${qr.size + 2 * quietZone} ${qr.size + 2 * quietZone}`}
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

const canShare = (): boolean => typeof navigator.share === 'function';

/** For a friend who types the code (INV-34). */
function InviteCode({ code }: { code: string }) {
  const { t } = useTranslation();
  const text = useRef<HTMLSpanElement>(null);
  const toast = useCopiedToast();
  return (
    <div className={css.code}>
      <span id="invite-code" className={css.label}>
        {t('invite.code')}
      </span>
      <span ref={text} className={css.letters} aria-labelledby="invite-code" translate="no">
        {code}
      </span>
      <CopyButton
        value={code}
        label={t('invite.copyCode')}
        copiedLabel={t('invite.copied')}
        source={text}
        onResult={(copied) => toast(copied, code)}
      />
    </div>
  );
}

/** QR, code, link and ways to share (INV-12, INV-13, INV-34 to INV-36). */
export function InviteLink({ invitation: { code, link } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const text = useRef<HTMLInputElement>(null);
  const toast = useCopiedToast();
  const words = plainText(t('invite.shareText'));
  const share = async () => {
    try {
      await navigator.share({ title: config.appName, text: words, url: link });
    } catch (error) {
      // The player closed the share dialog: no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notifyError(t('invite.shareFailed'));
    }
  };
  return (
    <section className={css.card} aria-labelledby="invite-link">
      <LinkQr link={link} />
      <div className={css.words}>
        <InviteCode code={code} />
        <h3 id="invite-link" className={css.label}>
          {t('invite.link')}
        </h3>
        <input
          ref={text}
          className={css.link}
          aria-labelledby="invite-link"
          value={link}
          readOnly
          translate="no"
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={css.actions}>
          <CopyButton
            withText={canShare() ? 'second' : 'main'}
            value={link}
            label={t('invite.copy')}
            copiedLabel={t('invite.copied')}
            source={text}
            onResult={(copied) => toast(copied, link)}
          />
          <Button
            component="a"
            size="sm"
            variant="default"
            href={`https://line.me/R/share?text=${encodeURIComponent(`${words} ${link}`)}`}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconBrandLine size={18} aria-hidden />}
          >
            {t('invite.line')}
          </Button>
          {canShare() ? (
            <Button size="sm" leftSection={<IconShare2 size={18} aria-hidden />} onClick={() => void share()}>
              {t('invite.share')}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
