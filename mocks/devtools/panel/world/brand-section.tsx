import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Language } from '../../../reference/language.ts';
import { problemText } from '../../page-kit/texts.ts';
import {
  type Brand,
  brandOfTab,
  colorOf,
  contrastOf,
  isName,
  keepBrand,
  neededContrast,
  readableColor,
  usualBrand,
} from '../../tab/brand.ts';
import { type LogoProblem, logoOfFile } from '../../tab/logo.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { focusTabOf, usePanel } from '../kit/panel-tools.ts';
import { CopyButton } from '../kit/parts.tsx';
import { FileDrop } from '../share/file-drop.tsx';
import en from './brand.en.json' with { type: 'json' };
import la from './brand.la.json' with { type: 'json' };
import th from './brand.th.json' with { type: 'json' };

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

/** Longest address that hosts and messengers take. */
const longestLink = 6_000;

/** A link to the app with this brand; null for the usual one. */
function brandLink(base: string, { name, gold, logo }: Brand): { url: string; isWhole: boolean } | null {
  const parts = [...(name === null ? [] : [`name:${name}`]), ...(gold === null ? [] : [`gold:${gold.slice(1)}`])];
  const linkOf = (all: string[]) => `${location.origin}${base}?${new URLSearchParams({ brand: all.join(',') })}`;
  if (logo !== null) {
    const url = linkOf([...parts, `logo:${logo}`]);
    if (url.length <= longestLink) return { url, isWhole: true };
  }
  return parts.length === 0 ? null : { url: linkOf(parts), isWhole: logo === null };
}

/** Changes the name, colour and logo of the app (APP-384). */
export function BrandSection() {
  const { t, language, base, say } = usePanel();
  const w = brandWords[language];
  const [brand, setBrand] = useState(brandOfTab);
  const [name, setName] = useState(brand.name ?? '');
  const [gold, setGold] = useState(brand.gold ?? '');
  const problems = [nameProblem(name, language), goldProblem(gold, language)] as const;
  const isWrong = problems.some((problem) => problem !== null);
  const wanted: Brand = { ...brand, name: name.trim() || null, gold: colorOf(gold) };
  const link = isWrong ? null : brandLink(base, wanted);
  const show = (shown: Brand) => {
    if (keepBrand(shown)) location.reload();
    else say(w.notKept, 'failed');
  };
  return (
    <>
      <p className={css.lead}>{w.lead}</p>
      <form
        className={css.form}
        aria-label={t.world.brand}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) show(wanted);
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
          {link !== null && <CopyButton value={link.url} what={link.isWhole ? w.link : w.linkWithout} />}
        </div>
      </form>
    </>
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
  const [problem, setProblem] = useState<LogoProblem | null>(null);
  /** The file that is being read; null when none is wanted any more. */
  const latest = useRef<File | null>(null);
  const take = async (file: File) => {
    latest.current = file;
    const found = await logoOfFile(file).catch(() => ({ problem: { kind: 'logoBroken' } as const }));
    if (latest.current !== file) return;
    setProblem('problem' in found ? found.problem : null);
    if ('problem' in found) return;
    setChosen(file.name);
    onChange(found.logo);
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
      {problem && (
        <p role="alert" className={css.alert}>
          {problemText(problem, language)}
        </p>
      )}
      {logo !== null && (
        <div className={css.row}>
          <img src={logo} alt={w.logo} height={40} className={css.logo} />
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
