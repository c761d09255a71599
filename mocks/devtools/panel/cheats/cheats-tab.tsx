import { useState } from 'react';
import { codeFor, type Otp } from '../../../domains/registration/index.ts';
import type { Language } from '../../../reference/language.ts';
import { demoPlayer } from '../../../reference/logins.ts';
import { type MagicSection, magic } from '../../../reference/magic.ts';
import { fill, labelOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { CopyButton, matches, SearchField, Section } from '../kit/parts.tsx';
import own from './cheats.module.css';
import { magicMeanings } from './magic-meanings.ts';
import { OperatorForms } from './operator-form.tsx';

const refreshMs = 2000;

export function CheatsTab() {
  const { sandbox, t } = usePanel();
  useFresh(sandbox, refreshMs);
  const { username, password } = demoPlayer;
  return (
    <>
      <LastOtp />
      <Section title={t.cheats.player}>
        <dl className={css.pairs}>
          <Pair term={t.cheats.phone} value={username} />
          <Pair term={t.cheats.password} value={password} />
        </dl>
      </Section>
      <OperatorForms />
      <MagicValues />
    </>
  );
}

function Pair({ term, value }: { term: string; value: string }) {
  return (
    <div className={css.pair}>
      <dt>{term}</dt>
      <dd>
        <code>{value}</code>
        <CopyButton value={value} what={term} />
      </dd>
    </div>
  );
}

/** The last one-time code that was sent and not used yet. */
function LastOtp() {
  const { sandbox, t } = usePanel();
  const sent = (sandbox.inspect().records['otps'] ?? []) as readonly Otp[];
  const last = sent
    .filter(({ used }) => !used)
    .toSorted((a, b) => a.sentAt - b.sentAt)
    .at(-1);
  const code = codeFor(last?.phone ?? '');
  return (
    <Section title={t.cheats.otp}>
      {last ? (
        <p className={own.otp}>
          <output className={own.otpCode}>{code}</output>
          <CopyButton value={code} what={t.cheats.otp} />
          <span className={css.small}>{fill(t.cheats.sentTo, { phone: last.phone, reference: last.reference })}</span>
        </p>
      ) : (
        <p className={css.lead}>{fill(t.cheats.noOtp, { code })}</p>
      )}
    </Section>
  );
}

/** The magic values that a search leaves, by section. */
function findMagic(search: string, language: Language) {
  return (Object.keys(magic) as MagicSection[])
    .map((section) => ({
      section,
      values: Object.entries(magic[section])
        .map(([value, entry]) => ({ value, ...entry, means: magicMeanings[language][section][value] ?? '' }))
        .filter(({ value, code, at, means }) => matches(search, [value, code, means, ...at, section])),
    }))
    .filter(({ values }) => values.length > 0);
}

function MagicValues() {
  const { t, language } = usePanel();
  const [search, setSearch] = useState('');
  const found = findMagic(search, language);
  return (
    <Section title={t.cheats.magic} lead={t.cheats.magicLead}>
      <SearchField label={t.cheats.search} value={search} onChange={setSearch} />
      {found.length === 0 && <p className={css.lead}>{t.cheats.noMagic}</p>}
      {found.map(({ section, values }) => (
        <div key={section}>
          <h4 className={css.bodyTitle}>{labelOf(t.cheats.section, section)}</h4>
          <ul className={css.lines}>
            {values.map(({ value, code, at, means }) => (
              <li key={value} className={css.line}>
                <span className={css.grow}>
                  <code>{value}</code>
                  <span className={css.small}>{means}</span>
                  <span className={css.small}>
                    {code && <span className={css.tag}>{code}</span>} {at.join(', ')}
                  </span>
                </span>
                <CopyButton value={value} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
