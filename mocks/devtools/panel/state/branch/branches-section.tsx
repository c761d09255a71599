import { Button } from '@mantine/core';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { fill, type Labels } from '../../kit/labels.ts';
import { LoadFailed, useLoaded } from '../../kit/loaded.tsx';
import css from '../../kit/panel.module.css';
import { focusTabOf, usePanel } from '../../kit/panel-tools.ts';
import { Section } from '../../kit/parts.tsx';
import { useRefusals } from '../entry-details.tsx';
import own from '../state.module.css';
import { type Compared, compareWith, discardBranch, listOthers, onBranches, showBranch } from './branch-actions.ts';
import type { OtherWorld } from './branches.ts';
import { ComparisonView } from './comparison-view.tsx';

const nameOf = ({ name }: OtherWorld, t: Labels) => name ?? t.state.branch.own;

interface Shown {
  readonly other: OtherWorld;
  readonly compared: Compared;
}

/** Lists the branches of this world, or the world it was branched from, and compares them with it. */
export function BranchesSection() {
  const { sandbox, t, say } = usePanel();
  const attempt = useRefusals();
  const [round, look] = useReducer((count: number) => count + 1, 0);
  // A new function in each round makes `useLoaded` load again.
  const load = useCallback(() => (round >= 0 ? listOthers(sandbox) : Promise.resolve([])), [sandbox, round]);
  const { value: others, isLost, retry } = useLoaded(load);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => onBranches(look), []);
  useEffect(() => sandbox.onReplaced(look), [sandbox]);
  useEffect(() => {
    // Another window may have added or discarded branches.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);

  const compare = (other: OtherWorld) =>
    attempt(
      async () => {
        setShown(null);
        setShown({ other, compared: await compareWith(sandbox, other) });
      },
      { name: nameOf(other, t) },
    ).finally(look);
  const show = (other: OtherWorld) => attempt(() => showBranch(sandbox, other), { name: nameOf(other, t) });
  const discard = (other: OtherWorld, button: HTMLElement) =>
    attempt(
      async () => {
        await discardBranch(other);
        focusTabOf(button);
        if (shown?.other.name === other.name) setShown(null);
        say(fill(t.state.branch.discarded, { name: nameOf(other, t) }));
      },
      { name: nameOf(other, t) },
    );
  return (
    <Section title={t.state.branch.title} lead={t.state.branch.lead}>
      {isLost && <LoadFailed text={t.panel.listLost} onRetry={retry} />}
      {others && others.length > 0 && (
        <ul className={own.list} aria-label={t.state.branch.title}>
          {others.map((other) => (
            <Row key={other.name} other={other} onCompare={compare} onShow={show} onDiscard={discard} />
          ))}
        </ul>
      )}
      {shown && (
        <ComparisonView
          name={nameOf(shown.other, t)}
          hasWindow={shown.other.name !== null}
          compared={shown.compared}
          onAgain={() => void compare(shown.other)}
          onClose={() => setShown(null)}
        />
      )}
    </Section>
  );
}

type Act = (other: OtherWorld, button: HTMLElement) => Promise<void>;

interface RowProps {
  readonly other: OtherWorld;
  readonly onCompare: Act;
  readonly onShow: Act;
  readonly onDiscard: Act;
}

function Row({ other, onCompare, onShow, onDiscard }: RowProps) {
  const { t } = usePanel();
  const name = nameOf(other, t);
  const { branch } = t.state;
  const isBranch = other.name !== null;
  const buttons = [
    [branch.compare, branch.compareWith, onCompare],
    ...(isBranch
      ? ([
          [branch.window, branch.windowOf, onShow],
          [branch.discard, branch.discardOf, onDiscard],
        ] as const)
      : []),
  ] as const;
  return (
    <li className={own.row}>
      <span className={css.grow}>
        {name}
        {other.from !== null && <span className={css.small}>{fill(branch.from, { seq: other.from })}</span>}
      </span>
      <span className={own.buttons}>
        {buttons.map(([text, label, act]) => (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            aria-label={fill(label, { name })}
            onClick={(event) => void act(other, event.currentTarget)}
          >
            {text}
          </Button>
        ))}
      </span>
    </li>
  );
}
