import { Button, TextInput } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { type Scenario, seedOf } from '../../../engine/execute/scenario.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import cards from '../kit/cards.module.css';
import { fill } from '../kit/labels.ts';
import { lateTab } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { usePanel, useShownAtFirst } from '../kit/panel-tools.ts';
import { matches, SearchField } from '../kit/parts.tsx';
import { PlayerAndLanguage } from './player-and-language.tsx';

const BrandSection = lateTab(async () => (await loadFile(() => import('../brand/brand-section.tsx'))).BrandSection);

/** Scenarios as cards; opening one does not reload the page. */
export function ScenarioTab() {
  const { sandbox, t, language, act } = usePanel();
  const [search, setSearch] = useState('');
  const found = sandbox.scenarios.filter(({ name, description }) => matches(search, [name, description[language]]));
  const open = (name: string, seed = 1) => {
    const began = performance.now();
    const done = () => fill(t.scenario.took, { name, ms: Math.round(performance.now() - began) });
    return act(() => sandbox.load(name, { seed }), done);
  };
  return (
    <>
      <PlayerAndLanguage />
      <SearchField label={t.scenario.search} value={search} onChange={setSearch} />
      {found.length === 0 && <p className={css.lead}>{t.scenario.none}</p>}
      <ul className={cards.cards} aria-label={t.scenario.list}>
        {found.map((scenario) => (
          <ScenarioCard key={scenario.name} scenario={scenario} onOpen={() => void open(scenario.name)} />
        ))}
      </ul>
      <SeedField onOpen={(seed) => void open(sandbox.address.scenario, seed)} key={sandbox.address.seed} />
      <Button
        variant="default"
        leftSection={<IconRestore size={16} aria-hidden />}
        onClick={() => void act(() => sandbox.reset())}
      >
        {t.scenario.reset}
      </Button>
      <BrandSection />
    </>
  );
}

function ScenarioCard({ scenario: { name, description }, onOpen }: { scenario: Scenario; onOpen: () => void }) {
  const { sandbox, t, language } = usePanel();
  const current = sandbox.address.scenario === name;
  const card = useShownAtFirst<HTMLButtonElement>(current);
  return (
    <li>
      <button
        ref={card}
        type="button"
        className={cards.card}
        aria-current={current ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={cards.cardName}>
          <span>{name}</span>
          {current && <span className={css.mark}>{t.scenario.current}</span>}
        </span>
        <span className={cards.cardText}>{description[language]}</span>
      </button>
    </li>
  );
}

function SeedField({ onOpen }: { onOpen: (seed: number) => void }) {
  const { sandbox, t } = usePanel();
  const [text, setText] = useState(String(sandbox.address.seed));
  const seed = seedOf(text);
  return (
    <form
      className={css.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (seed !== null) onOpen(seed);
      }}
    >
      <TextInput
        className={css.grow}
        label={t.scenario.seed}
        description={t.scenario.seedHelp}
        inputMode="numeric"
        value={text}
        error={seed === null ? t.faults.bad : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={seed === null}>
        {t.scenario.seedOpen}
      </Button>
    </form>
  );
}
