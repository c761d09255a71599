import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { AnswerDifference } from '../../../../engine/world-comparison.ts';
import { cellText, clockText } from '../../kit/formats.ts';
import { fill } from '../../kit/labels.ts';
import css from '../../kit/panel.module.css';
import { focusTabOf, usePanel } from '../../kit/panel-tools.ts';
import { DiffView, Fields } from '../diff-view.tsx';
import own from '../state.module.css';
import type { Compared } from './branch-actions.ts';

interface Props {
  readonly name: string;
  /** Whether the other world opens in a window of its own. */
  readonly hasWindow: boolean;
  readonly compared: Compared;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The differences between two worlds: state and responses (APP-372). */
export function ComparisonView({ name, hasWindow, compared, onAgain, onClose }: Props) {
  const { t } = usePanel();
  const { branch } = t.state;
  const { common, since, state, asked, answers, times, isOpen } = compared;
  const title = fill(branch.comparison, { name });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (times.length > 0) heading.current?.focus();
  }, [times]);
  const words = {
    added: fill(branch.onlyThere, { name }),
    changed: fill(branch.differs, { name }),
    gone: branch.onlyHere,
    moved: fill(branch.movedThere, { name }),
    notMoved: branch.movedHere,
    later: fill(branch.laterThere, { name }),
    notLater: branch.laterHere,
  };
  return (
    <section aria-label={title} className={own.comparison}>
      <h4 ref={heading} tabIndex={-1} className={css.bodyTitle}>
        {title}
      </h4>
      <p className={css.small}>{fill(branch.times, { name, here: clockText(times[0]), there: clockText(times[1]) })}</p>
      <p className={css.small}>
        {common < 0 ? branch.otherStart : fill(branch.common, { name, seq: common, here: since[0], there: since[1] })}
      </p>
      {hasWindow && !isOpen && <p className={css.warn}>{fill(branch.closed, { name })}</p>}
      <h4 className={css.bodyTitle}>{branch.state}</h4>
      <DiffView diff={state} words={words} nothing={branch.same} />
      <h4 className={css.bodyTitle}>{branch.answers}</h4>
      <p className={css.small}>
        {answers.length === 0
          ? fill(branch.sameAnswers, { count: asked })
          : fill(branch.otherAnswers, { name, count: asked, others: answers.length })}
      </p>
      {answers.map((answer) => (
        <Fields key={callText(answer)} title={callText(answer)} changes={answer.fields} textOf={cellText} />
      ))}
      <div className={css.row}>
        <Button size="compact-sm" variant="default" onClick={onAgain}>
          {branch.again}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={(event) => {
            focusTabOf(event.currentTarget);
            onClose();
          }}
        >
          {branch.close}
        </Button>
      </div>
    </section>
  );
}

const callText = ({ call: { method, path, body } }: AnswerDifference) =>
  [method, path, body].filter((part) => part !== null).join(' ');
