import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { isLogo } from '../../tab/brand.ts';
import { focusTabOf } from '../kit/focus-when.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { FileDrop } from '../share/file-drop.tsx';
import { brandWords } from './brand-words.ts';

/** Reads an image file as a data URL; null when it is too large or the browser cannot decode it. */
async function pictureIn(file: File): Promise<string | null> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  }).catch(() => '');
  if (!isLogo(url)) return null;
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => url,
    () => null,
  );
}

interface Props {
  readonly logo: string | null;
  readonly onChange: (logo: string | null) => void;
}

/** Picks the logo. An invalid file keeps the former one. */
export function LogoField({ logo, onChange }: Props) {
  const { language } = usePanel();
  const w = brandWords[language];
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBad, setIsBad] = useState(false);
  /** The file that is being read; null when none is wanted any more. */
  const latest = useRef<File | null>(null);
  const take = async (file: File) => {
    latest.current = file;
    const picture = await pictureIn(file);
    if (latest.current !== file) return;
    setIsBad(picture === null);
    if (picture === null) return;
    setChosen(file.name);
    onChange(picture);
  };
  const says = chosen === null ? w.ownLogo : fill(w.chosenLogo, { name: chosen });
  return (
    <>
      <FileDrop
        label={w.logo}
        lead={logo === null ? w.logoLead : says}
        button={w.chooseLogo}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        onFile={(file) => void take(file)}
      />
      {isBad && (
        <p role="alert" className={css.alert}>
          {w.badLogo}
        </p>
      )}
      {logo !== null && (
        <div className={css.row}>
          <img src={logo} alt={w.logo} width={40} height={40} />
          <Button
            size="compact-sm"
            variant="default"
            onClick={(event) => {
              focusTabOf(event.currentTarget);
              latest.current = null;
              onChange(null);
            }}
          >
            {w.removeLogo}
          </Button>
        </div>
      )}
    </>
  );
}
