import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { keepPage, returnToOwnWorld, shownState } from '../../tab/own-world.ts';
import { type StateRow, stateAddress, stateGroups } from '../../tab/state-rows.ts';
import cards from '../kit/cards.module.css';
import { fill } from '../kit/labels.ts';
import { LoadFailed, useLoaded } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { usePanel, useShownAtFirst } from '../kit/panel-tools.ts';
import { CopyButton, matches, SearchField, Section } from '../kit/parts.tsx';

/** All states of all screens by group. Each opens in a world of its own. */
export function Screens() {
  const { t, base, loadStates } = usePanel();
  const { value: states, isLost, retry } = useLoaded(loadStates);
  const [search, setSearch] = useState('');
  const found = (states ?? []).filter(({ name, group, scenario }) =>
    matches(search, [name, t.stateGroup[group], scenario]),
  );
  return (
    <>
      {shownState() === null ? null : (
        <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => returnToOwnWorld(base)}>
          {t.screens.back}
        </Button>
      )}
      <p className={css.lead}>{t.screens.lead}</p>
      <SearchField label={t.screens.search} value={search} onChange={setSearch} />
      {isLost && <LoadFailed text={t.panel.listLost} onRetry={retry} />}
      {states && found.length === 0 && <p className={css.lead}>{t.screens.none}</p>}
      {stateGroups.map((group) => (
        <Group key={group} group={group} rows={found.filter((row) => row.group === group)} />
      ))}
    </>
  );
}

function Group({ group, rows }: { group: StateRow['group']; rows: readonly StateRow[] }) {
  const { t } = usePanel();
  if (rows.length === 0) return null;
  return (
    <Section title={t.stateGroup[group]}>
      <ul className={cards.cards} aria-label={t.stateGroup[group]}>
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ row: { name, scenario, bare } }: { row: StateRow }) {
  const { t, language, base, close } = usePanel();
  const isShown = shownState() === name;
  const card = useShownAtFirst<HTMLButtonElement>(isShown);
  const open = () => {
    const address = stateAddress(base, name, language);
    // A new tab, because such a page has no bar that leads back
    if (bare) return void window.open(address, '_blank', 'noopener');
    if (shownState() === null) keepPage(location.href);
    // On a phone the panel would cover the state
    if (document.body.inert) close();
    location.assign(address);
  };
  return (
    <li className={cards.cardRow}>
      <button
        ref={card}
        type="button"
        className={cards.card}
        aria-current={isShown ? 'true' : undefined}
        onClick={open}
      >
        <span className={cards.cardName}>
          <span>{name}</span>
          {isShown && <span className={css.mark}>{t.screens.shown}</span>}
        </span>
        <span className={cards.cardText}>{scenario}</span>
      </button>
      <CopyButton
        value={`${location.origin}${stateAddress(base, name, language)}`}
        what={fill(t.screens.link, { name })}
      />
    </li>
  );
}
