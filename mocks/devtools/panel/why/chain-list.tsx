import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StepFacts } from '../../../engine/blame.ts';
import type { JournalEntry, StartEntry } from '../../../kernel/journal.ts';
import { originOf } from '../../../life/recorded-reads.ts';
import { magic } from '../../../reference/magic.ts';
import { bahtText, cellText, clockText } from '../kit/formats.ts';
import { entryText, fill, type Labels, memoText } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { FaultNote } from '../kit/parts.tsx';
import type { Chain } from './inquire.ts';
import own from './why.module.css';

const fieldsShown = 6;

/** Groups fields of the same call and cause into chains: fields ← call ← entry ← rule. */
export function ChainList({ chains }: { chains: readonly Chain[] }) {
  const { sandbox, t } = usePanel();
  const [start] = sandbox.journal();
  const idOf = (chain: Chain) => JSON.stringify([chain.from?.call.id, chain.cause, endText(chain, t, start)]);
  const groups = [...Map.groupBy(chains, idOf).values()];
  return (
    <ul className={own.chains}>
      {groups.map((group) => (
        <li key={group.map(({ path }) => path.join('.')).join()} className={own.chain}>
          <Fields chains={group} />
          <Origin chain={group[0] as Chain} />
        </li>
      ))}
    </ul>
  );
}

function Fields({ chains }: { chains: readonly Chain[] }) {
  const { t } = usePanel();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul className={own.fields}>
        {(isWhole ? chains : chains.slice(0, fieldsShown)).map(({ path, name, from, value, isList, question }) => (
          <li key={`${question} ${path.join('.')}`}>
            <code title={path.join('.')}>{[from?.call.operation ?? question, name].join(' · ')}</code>
            <span className={own.value}>
              {isList ? fill(t.why.rows, { count: Number(value) }) : cellText(value).slice(0, 120)}
            </span>
          </li>
        ))}
      </ul>
      {chains.length > fieldsShown && !isWhole && (
        <Button size="compact-sm" variant="default" onClick={() => setWhole(true)}>
          {fill(t.why.all, { count: chains.length })}
        </Button>
      )}
    </>
  );
}

/** The chain from the call on. */
function Origin({ chain }: { chain: Chain }) {
  const { t, goTo } = usePanel();
  const { from } = chain;
  if (!from) return <p className={css.small}>{t.why.end['no-call']}</p>;
  const { call, sent, used, behind } = from;
  const isMended = JSON.stringify(sent) !== JSON.stringify(used);
  return (
    <ol className={own.steps}>
      <li>
        <Button size="compact-sm" variant="default" onClick={() => goTo({ tab: 'calls', call: call.id })}>
          {fill(t.why.call, { id: call.id })}
        </Button>
        <span className={css.small}>
          {call.method} {call.path}
        </span>
        {behind !== null && <span className={css.warn}>{fill(t.why.behind, { id: behind })}</span>}
        {isMended && (
          <span className={css.warn}>{fill(t.why.mended, { sent: cellText(sent), used: cellText(used) })}</span>
        )}
      </li>
      <Cause chain={chain} />
    </ol>
  );
}

function Cause({ chain }: { chain: Chain }) {
  const { t, sandbox, goTo } = usePanel();
  const { cause, from } = chain;
  if (cause.kind === 'entry') {
    const entry = sandbox.journal()[cause.seq];
    return (
      <>
        <li>
          <Button size="compact-sm" variant="default" onClick={() => goTo({ tab: 'state', entry: cause.seq })}>
            {fill(t.why.entry, { seq: cause.seq })}
          </Button>
          <span className={css.small}>{entry ? entryText(entry, t) : ''}</span>
        </li>
        <Rule facts={cause} entry={entry} />
      </>
    );
  }
  if (cause.kind === 'event') {
    const time = clockText(cause.at);
    return (
      <>
        <li>{fill(t.why.event, { event: cause.event, time })}</li>
        <Rule facts={cause} entry={undefined} />
      </>
    );
  }
  return (
    <li>
      {endText(chain, t, sandbox.journal()[0])}
      {cause.kind === 'fault' && from?.fault && <FaultNote fault={from.fault} />}
    </li>
  );
}

function endText({ cause, from, path }: Chain, t: Labels, { records, switches }: StartEntry): string {
  if (cause.kind === 'entry' || cause.kind === 'event') return '';
  if (cause.kind === 'time') return t.why.time;
  if (cause.kind !== 'start') return t.why.end[cause.kind];
  const field = path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[]` : `${text}.${step}`), '');
  const life = records && from ? originOf(records, from.call, field.replace(/^\./, '')) : null;
  if (life) return fill(t.why.life[life.origin], { read: life.read });
  if (cause.named === null) return t.why.fromStart;
  if (cause.named.length === 0) return t.why.fromSeed;
  return fill(t.why.named, { switches: cause.named.map((name) => `${name} = ${String(switches[name])}`).join(', ') });
}

/** Facts of a step: postings, magic values, switches that its code has read. */
function Rule({ facts: { postings, switches }, entry }: { facts: StepFacts; entry: JournalEntry | undefined }) {
  const { t } = usePanel();
  const lines = [
    ...postings.map(({ memo, amount, from, to }) => ({
      text: fill(t.why.posting, { memo: memoText(memo, t), amount: bahtText(amount) }),
      note: `${from} → ${to}`,
    })),
    ...magicIn(entry).map((value) => ({ text: fill(t.why.magic, { value }), note: '' })),
    ...(switches.length > 0 ? [{ text: fill(t.why.switches, { names: switches.join(', ') }), note: '' }] : []),
  ];
  return lines.map(({ text, note }) => (
    <li key={text + note}>
      {text}
      {note !== '' && <span className={css.small}>{note}</span>}
    </li>
  ));
}

function magicIn(entry: JournalEntry | undefined): string[] {
  if (entry?.kind !== 'request' || typeof entry.body !== 'object' || entry.body === null) return [];
  const given = Object.values(entry.body).map(String);
  return Object.values(magic).flatMap((section) =>
    Object.entries(section)
      .filter(([value, { at }]) => at.some((operation) => operation === entry.operation) && given.includes(value))
      .map(([value]) => value),
  );
}
