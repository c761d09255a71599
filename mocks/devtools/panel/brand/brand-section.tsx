import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Language } from '../../../reference/language.ts';
import { problemText } from '../../page-kit/texts.ts';
import {
  type Brand,
  brandOfTab,
  colorOf,
  contrastOf,
  isLogo,
  isName,
  keepBrand,
  neededContrast,
  readableColor,
  usualBrand,
} from '../../tab/brand.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { focusTabOf, usePanel } from '../kit/panel-tools.ts';
import { CopyButton, Section } from '../kit/parts.tsx';
import { FileDrop } from '../share/file-drop.tsx';
import en from './words.en.json' with { type: 'json' };
import la from './words.la.json' with { type: 'json' };
import th from './words.th.json' with { type: 'json' };

export const brandWords: Readonly<Record<Language, typeof en>> = { th, la, en };

const nameProblem = (name: string, language: Language): string | null =>
  name === '' || isName(name) ? null : problemText({ kind: 'name' }, language);

function goldProblem(gold: string, language: Language): string | null {
  if (gold.trim() === '') return null;
  const color = colorOf(gold);
  if (color === null) return brandWords[language].noColor;
  const contrast = contrastOf(color);
  if (contrast >= neededContrast) return null;
  return problemText({ kind: 'contrast', contrast, instead: readableColor(color) }, language);
}

/** A link to the app with this name and colour; null without both. */
function brandLink(base: string, name: string, gold: string | null): string | null {
  const parts = [...(name === '' ? [] : [`name:${name}`]), ...(gold === null ? [] : [`gold:${gold.slice(1)}`])];
  return parts.length === 0 ? null : `${location.origin}${base}?${new URLSearchParams({ brand: parts.join(',') })}`;
}

/** Changes the name, colour and logo of the app (APP-384). */
export function BrandSection() {
  const { language, base, say } = usePanel();
  const w = brandWords[language];
  const [brand, setBrand] = useState(brandOfTab);
  const [name, setName] = useState(brand.name ?? '');
  const [gold, setGold] = useState(brand.gold ?? '');
  const problems = [nameProblem(name, language), goldProblem(gold, language)] as const;
  const isWrong = problems.some((problem) => problem !== null);
  const link = isWrong ? null : brandLink(base, name.trim(), colorOf(gold));
  const show = (shown: Brand) => {
    if (keepBrand(shown)) location.reload();
    else say(w.notKept, 'failed');
  };
  return (
    <Section title={w.title} lead={w.lead}>
      <form
        className={css.form}
        aria-label={w.title}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) show({ ...brand, name: name.trim() || null, gold: colorOf(gold) });
        }}
      >
        <TextInput
          label={w.name}
          placeholder="Krapao"
          value={name}
          error={problems[0]}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={w.gold}
          description={w.goldHelp}
          placeholder="#f4bd50"
          spellCheck={false}
          value={gold}
          error={problems[1]}
          onChange={(event) => setGold(event.currentTarget.value)}
        />
        <LogoField logo={brand.logo} onChange={(logo) => setBrand((before) => ({ ...before, logo }))} />
        <div className={css.row}>
          <Button type="submit" aria-disabled={isWrong}>
            {w.show}
          </Button>
          <Button variant="default" onClick={() => show(usualBrand)}>
            {w.usual}
          </Button>
          {link !== null && <CopyButton value={link} what={w.link} />}
        </div>
      </form>
    </Section>
  );
}

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

interface LogoProps {
  readonly logo: string | null;
  readonly onChange: (logo: string | null) => void;
}

/** Picks the logo. An invalid file keeps the former one. */
export function LogoField({ logo, onChange }: LogoProps) {
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
