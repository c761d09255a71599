import { Button, TextInput } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { type Scenario, seedOf } from '../../../engine/execute/scenario.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import cards from '../kit/cards.module.css';
import { fill } from '../kit/labels.ts';
import { lateTab } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Folded, matches, SearchField, Section } from '../kit/parts.tsx';
import { Segments } from '../kit/segments.tsx';
import { PlayerAndLanguage } from './player-and-language.tsx';

const BrandSection = lateTab(async () => (await loadFile(() => import('./brand-section.tsx'))).BrandSection);
const Screens = lateTab(async () => (await loadFile(() => import('./screens.tsx'))).Screens);

export function WorldTab() {
  const { t, place, goTo } = usePanel();
  const { screens = false } = place;
  return (
    <>
      <Segments
        label={t.switches.show}
        options={[
          { value: 'scenarios', label: t.world.list },
          { value: 'screens', label: t.screens.title },
        ]}
        value={screens ? 'screens' : 'scenarios'}
        onChoose={(shown) => goTo({ tab: 'world', screens: shown === 'screens' })}
      />
      {screens ? <Screens /> : <OpenWorld />}
    </>
  );
}

/** Which world is open, for whom, in which language and brand. */
function OpenWorld() {
  const { sandbox, t, act } = usePanel();
  const { seed, scenario } = sandbox.address;
  const open = (name: string, newSeed = 1) => {
    const began = performance.now();
    const done = () => fill(t.world.took, { name, ms: Math.round(performance.now() - began) });
    return act(() => sandbox.load(name, { seed: newSeed }), done);
  };
  return (
    <>
      <PlayerAndLanguage />
      <div className={css.form}>
        <Folded title={`${t.world.seed} ${seed}`}>
          <SeedField onOpen={(newSeed) => void open(scenario, newSeed)} key={seed} />
        </Folded>
        <Folded title={t.world.brand}>
          <BrandSection />
        </Folded>
        <Button
          variant="default"
          leftSection={<IconRestore size={16} aria-hidden />}
          onClick={() => void act(() => sandbox.reset())}
        >
          {t.world.reset}
        </Button>
      </div>
      <Scenarios onOpen={(name) => void open(name)} />
    </>
  );
}

/** Scenarios as cards, by what they are for; opening one does not reload the page. */
function Scenarios({ onOpen }: { onOpen: (name: string) => void }) {
  const { sandbox, t, language } = usePanel();
  const [search, setSearch] = useState('');
  const found = sandbox.scenarios.filter(({ name, group, title, description }) =>
    matches(search, [name, t.world.group[group], title[language], description[language]]),
  );
  return (
    <>
      <SearchField label={t.world.search} value={search} onChange={setSearch} />
      {found.length === 0 && <p className={css.lead}>{t.world.none}</p>}
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        <Section key={group} title={t.world.group[group]}>
          <ul className={cards.cards} aria-label={t.world.group[group]}>
            {found
              .filter((scenario) => scenario.group === group)
              .map((scenario) => (
                <ScenarioCard key={scenario.name} scenario={scenario} onOpen={() => onOpen(scenario.name)} />
              ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function ScenarioCard({ scenario, onOpen }: { scenario: Scenario; onOpen: () => void }) {
  const { sandbox, t, language } = usePanel();
  const { name, title, description } = scenario;
  const current = sandbox.address.scenario === name;
  return (
    <li>
      <button type="button" className={cards.card} aria-current={current ? 'true' : undefined} onClick={onOpen}>
        <span className={cards.cardName}>
          <span>{title[language]}</span>
          <span>
            <code>{name}</code>
            {current && <span className={css.mark}>{t.world.current}</span>}
          </span>
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
        label={t.world.seed}
        description={t.world.seedHelp}
        inputMode="numeric"
        value={text}
        error={seed === null ? t.faults.bad : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={seed === null}>
        {t.world.seedOpen}
      </Button>
    </form>
  );
}
