import { Button, TextInput } from '@mantine/core';
import { IconDownload, IconLink } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { loadFile } from '../../page-kit/load-file.ts';
import { fill, reasonOf } from '../kit/labels.ts';
import { LoadFailed, useLoaded } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { CopyButton, Section } from '../kit/parts.tsx';
import { CapsuleDrop, type CapsuleTaker } from './capsule-drop.tsx';
import { ReportSection } from './report-section.tsx';
import own from './share.module.css';
import { downloadCapsule, isLoggedIn, worldLink } from './world-link.ts';

/** The longest link, in characters, whose QR code phones can read. */
export const qrLimit = 1536;

/** Shares the world as a link, a QR code, a report or a file, and opens shared files. */
export function ShareTab() {
  const capsule = useRef<CapsuleTaker>(null);
  return (
    // For keyboards and touch the section has a button
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={own.tab}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files.item(0);
        if (file) capsule.current?.take(file);
      }}
    >
      <LinkSection />
      <ReportSection />
      <CapsuleSection />
      <CapsuleDrop ref={capsule} />
    </div>
  );
}

type Made = { readonly link: string } | { readonly problem: string } | null;

function LinkSection() {
  const { sandbox, t, language, act } = usePanel();
  const [made, setMade] = useState<Made>(null);
  const make = async () => {
    try {
      const link = await worldLink(sandbox, `${location.origin}${location.pathname}`, language, isLoggedIn(sandbox));
      setMade(link === null ? { problem: t.share.tooLong } : { link });
    } catch (error) {
      setMade({ problem: reasonOf(error, t) });
    }
  };
  return (
    <Section title={t.share.link} lead={t.share.linkLead}>
      <Button leftSection={<IconLink size={16} aria-hidden />} onClick={() => void act(make, '')}>
        {t.share.make}
      </Button>
      {made && 'problem' in made && (
        <p role="alert" className={css.alert}>
          {made.problem}
        </p>
      )}
      {made && 'link' in made && (
        <>
          <div className={css.row}>
            <TextInput
              className={css.grow}
              label={t.share.linkField}
              description={fill(t.share.size, { size: made.link.length.toLocaleString('en') })}
              readOnly
              value={made.link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={made.link} what={t.share.linkField} />
          </div>
          {made.link.length <= qrLimit ? <LinkQr link={made.link} /> : <p className={css.lead}>{t.share.noQr}</p>}
        </>
      )}
    </Section>
  );
}

function CapsuleSection() {
  const { sandbox, t, act } = usePanel();
  const save = () => downloadCapsule(sandbox);
  return (
    <Section title={t.share.capsule} lead={t.share.capsuleLead}>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void act(save)}>
        {t.share.download}
      </Button>
    </Section>
  );
}

async function pictureOf(link: string): Promise<string> {
  const { default: qrcode } = await loadFile(() => import('qrcode'));
  const svg = await qrcode.toString(link, { type: 'svg', margin: 3, errorCorrectionLevel: 'L' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function LinkQr({ link }: { link: string }) {
  const { t } = usePanel();
  const { value: picture, isLost, retry } = useLoaded(useCallback(() => pictureOf(link), [link]));
  if (isLost) return <LoadFailed text={t.share.qrLost} onRetry={retry} />;
  return <div className={own.qr}>{picture && <img src={picture} alt={t.share.qr} width={344} height={344} />}</div>;
}
