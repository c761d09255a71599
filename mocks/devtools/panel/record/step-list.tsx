import { Button, NativeSelect } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import type { AppWords } from '../../recorder/app-words.ts';
import type { Recorder } from '../../recorder/recorder.ts';
import type { Step, Target } from '../../recorder/recording.ts';
import { targetInWords } from '../../recorder/write/code.ts';
import { wordsOfStep } from '../../recorder/write/write-story.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { focusTabOf, usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import own from './record.module.css';
import { recordWords } from './record-words.ts';

interface Props {
  readonly recorder: Recorder;
  readonly steps: readonly Step[];
  readonly words: AppWords;
}

export function StepList({ recorder, steps, words }: Props) {
  const { language } = usePanel();
  const w = recordWords[language];
  return (
    <Section title={w.steps}>
      {steps.length === 0 && <p className={css.lead}>{w.noSteps}</p>}
      <ol className={own.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place
          <Row key={`${index} ${JSON.stringify(step.act)}`} {...{ recorder, step, index, words }} />
        ))}
      </ol>
    </Section>
  );
}

interface RowProps extends Omit<Props, 'steps'> {
  readonly step: Step;
  readonly index: number;
}

function Row({ recorder, step, index, words }: RowProps) {
  const { language } = usePanel();
  const w = recordWords[language];
  const { act, doubt, masked } = step;
  const isOver = recorder.state().phase === 'stopped';
  return (
    <li className={own.step}>
      <span className={own.line}>
        <span className={css.grow}>{wordsOfStep(step, language, words)}</span>
        {isOver && doubt === undefined && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={fill(w.leaveOutOf, { number: index + 1 })}
            onClick={(event) => {
              focusTabOf(event.currentTarget);
              recorder.decide(index, null);
            }}
          >
            {w.leaveOut}
          </Button>
        )}
      </span>
      {masked && act.do === 'type' && <span className={css.small}>{fill(w.masked, { text: act.text })}</span>}
      {act.do === 'choose-slip' && <span className={css.small}>{w.file}</span>}
      {doubt !== undefined && <Question {...{ recorder, step, index, words }} />}
    </li>
  );
}

function Question({ recorder, step, index, words }: RowProps) {
  const { language } = usePanel();
  const w = recordWords[language];
  const { act, others = [], doubt = 'lost', found } = step;
  const ways: readonly Target[] = 'on' in act ? [act.on, ...others] : [];
  const [chosen, choose] = useState('0');
  const number = index + 1;
  const decide = (keeps: boolean) => (event: MouseEvent<HTMLElement>) => {
    focusTabOf(event.currentTarget);
    recorder.decide(index, keeps ? (ways[Number(chosen)] ?? { css: '' }) : null);
  };
  return (
    <div className={own.question} role="group" aria-label={wordsOfStep(step, language, words)}>
      <p className={css.warn}>{fill(w.doubt[doubt], { found: found || w.nothing })}</p>
      {ways.length > 1 && (
        <NativeSelect
          label={fill(w.way, { number })}
          value={chosen}
          data={ways.map((way, at) => ({ value: String(at), label: targetInWords(way, words) }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      <div className={css.row}>
        <Button size="compact-sm" aria-label={fill(w.keepStepOf, { number })} onClick={decide(true)}>
          {w.keepStep}
        </Button>
        <Button size="compact-sm" variant="default" aria-label={fill(w.leaveOutOf, { number })} onClick={decide(false)}>
          {w.leaveOut}
        </Button>
      </div>
    </div>
  );
}
