import { Button } from '@mantine/core';
import { useState } from 'react';
import { codeFor, type Otp } from '../../../domains/registration/index.ts';
import type { Language } from '../../../reference/language.ts';
import { type MagicSection, magic } from '../../../reference/magic.ts';
import { demoPlayer } from '../../../reference/reference-data.ts';
import { fill, labelOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { CopyButton, Folded, matches, SearchField, Section } from '../kit/parts.tsx';
import { isLoggedIn } from '../share/world-link.ts';
import { openAs } from '../world/player-and-language.tsx';
import own from './actions.module.css';
import { ChatSection } from './chat-section.tsx';
import { magicMeanings } from './magic-meanings.ts';
import { OperatorActions } from './operator-form.tsx';

const refreshMs = 2000;

/** What the people around a player do: messages with codes, bank, staff, support. The most used come first. */
export function ActionsTab() {
  const { sandbox, t, base, act } = usePanel();
  useFresh(sandbox, refreshMs);
  const { username, password } = demoPlayer;
  const logIn = (
    <Button
      size="compact-sm"
      variant="default"
      disabled={!sandbox.switches().registered || isLoggedIn(sandbox)}
      onClick={() => void act(() => openAs('player', sandbox, base), t.world.player)}
    >
      {t.actions.logIn}
    </Button>
  );
  return (
    <>
      <LastOtp />
      <Section title={t.actions.player} aside={logIn}>
        <dl className={css.pairs}>
          <Pair term={t.actions.phone} value={username} />
          <Pair term={t.actions.password} value={password} />
        </dl>
      </Section>
      <MagicValues />
      {(['money', 'slips', 'rewards'] as const).map((group) => (
        <OperatorActions key={group} group={group} />
      ))}
      <ChatSection />
      <OperatorActions group="chat" />
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
    <Section title={t.actions.otp}>
      {last ? (
        <p className={own.otp}>
          <output className={own.otpCode}>{code}</output>
          <CopyButton value={code} what={t.actions.otp} />
          <span className={css.small}>{fill(t.actions.sentTo, { phone: last.phone, reference: last.reference })}</span>
        </p>
      ) : (
        <p className={css.lead}>{fill(t.actions.noOtp, { code })}</p>
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
    <Folded title={t.actions.magic}>
      <p className={css.lead}>{t.actions.magicLead}</p>
      <SearchField label={t.actions.search} value={search} onChange={setSearch} />
      {found.length === 0 && <p className={css.lead}>{t.actions.noMagic}</p>}
      {found.map(({ section, values }) => (
        <div key={section}>
          <h4 className={css.bodyTitle}>{labelOf(t.actions.section, section)}</h4>
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
    </Folded>
  );
}
