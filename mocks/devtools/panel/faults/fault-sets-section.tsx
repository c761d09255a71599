import { Button, TextInput } from '@mantine/core';
import { IconBolt, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Language } from '../../../reference/language.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import {
  dropFaultSet,
  type FaultSet,
  faultSets,
  type Keeping,
  keepFaultSet,
  longestName,
  packFaultSet,
} from '../../tab/fault-sets.ts';
import { fill } from '../kit/labels.ts';
import { useLoaded } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { focusTabOf, usePanel } from '../kit/panel-tools.ts';
import { CopyButton, Section } from '../kit/parts.tsx';
import { isLoggedIn } from '../share/world-link.ts';
import { faultLine } from './fault-form.ts';

function addFaultSet(sandbox: Sandbox, { faults }: FaultSet): void {
  for (const { operation, ...effect } of faults) sandbox.fault(operation, effect);
}

/** An address of the page that sets these faults in a world that begins as this one did; null when it would be too long. */
async function faultSetLink(set: FaultSet, page: string, sandbox: Sandbox, language: Language): Promise<string | null> {
  const { scenario, seed, set: switches, copy } = sandbox.address;
  const query = new URLSearchParams();
  if (copy === undefined) {
    query.set('scenario', scenario);
    query.set('seed', String(seed));
    const changed = Object.entries(switches).map(
      ([name, value]) => `${name}:${typeof value === 'boolean' ? (value ? 'on' : 'off') : value}`,
    );
    if (changed.length > 0) query.set('set', changed.join(','));
  }
  query.set('as', isLoggedIn(sandbox) ? 'player' : 'visitor');
  query.set('lang', language);
  try {
    query.set('faultset', await packFaultSet(set));
  } catch {
    return null; // longer than a link may be
  }
  return `${page}?${query.toString()}`;
}

/** Sets of faults that this browser keeps, and a field that keeps the waiting ones. */
export function FaultSetsSection() {
  const { sandbox, t } = usePanel();
  const [sets, setSets] = useState(faultSets);
  const renew = () => setSets(faultSets());
  const waiting = sandbox.faults();
  const w = t.faults.sets;
  return (
    <Section title={w.title} lead={w.lead}>
      {sets.length > 0 && (
        <ul className={css.lines} aria-label={w.title}>
          {sets.map((set) => (
            <SetRow key={set.name} set={set} onDropped={renew} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && <KeepForm onKept={renew} />}
    </Section>
  );
}

function SetRow({ set, onDropped }: { set: FaultSet; onDropped: () => void }) {
  const { sandbox, t, language, act } = usePanel();
  const { name, faults } = set;
  const w = t.faults.sets;
  const page = `${location.origin}${location.pathname}`;
  const load = useMemo(() => () => faultSetLink(set, page, sandbox, language), [set, page, sandbox, language]);
  const { value: link } = useLoaded(load);
  return (
    <li className={css.line}>
      <span className={css.grow}>
        {name}
        <span className={css.small}>
          {faults.map((fault) => `${fault.operation}: ${faultLine(fault, t.faults)}`).join('; ')}
        </span>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconBolt size={14} aria-hidden />}
        onClick={() => void act(() => addFaultSet(sandbox, set), fill(t.faults.ready, { name }))}
      >
        {w.use}
        <span className={css.unseen}> {name}</span>
      </Button>
      {link !== null && <CopyButton value={link} what={fill(w.link, { name })} />}
      <button
        type="button"
        className={css.icon}
        aria-label={fill(w.drop, { name })}
        onClick={(event) => {
          focusTabOf(event.currentTarget);
          dropFaultSet(name);
          onDropped();
        }}
      >
        <IconTrash size={16} aria-hidden />
      </button>
    </li>
  );
}

function KeepForm({ onKept }: { onKept: () => void }) {
  const { sandbox, t, say } = usePanel();
  const [name, setName] = useState('');
  const w = t.faults.sets;
  const keep = () => {
    const keeping: Keeping = keepFaultSet({ name, faults: sandbox.faults() });
    const isKept = keeping === 'kept' || keeping === 'held';
    say(fill(w.said[keeping], { name: name.trim() }), isKept ? 'done' : 'failed');
    if (!isKept) return;
    setName('');
    onKept();
  };
  return (
    <form
      className={css.row}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextInput
        className={css.grow}
        label={w.name}
        maxLength={longestName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={name.trim() === ''}>
        {w.keep}
      </Button>
    </form>
  );
}
