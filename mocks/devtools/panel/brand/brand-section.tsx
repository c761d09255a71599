import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
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
import { CopyButton } from '../kit/copy-button.tsx';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/section.tsx';
import { brandWords } from './brand-words.ts';
import { LogoField } from './logo-field.tsx';

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
