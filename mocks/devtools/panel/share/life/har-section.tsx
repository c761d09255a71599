import { Button, Switch, TextInput } from '@mantine/core';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { MadeLife } from '../../../../life/make-life.ts';
import { LifeRefused } from '../../../../life/refused.ts';
import { loadFile } from '../../../page-kit/load-file.ts';
import { fill, reasonOf } from '../../kit/labels.ts';
import css from '../../kit/panel.module.css';
import { usePanel } from '../../kit/panel-tools.ts';
import { Section } from '../../kit/parts.tsx';
import { Unrecorded } from '../../kit/unrecorded.tsx';
import { FileDrop } from '../file-drop.tsx';
import type { TakerProps } from '../file-kind.ts';
import own from '../share.module.css';
import { FollowedWrites } from './followed-writes.tsx';
import { harWords, leftOutText } from './har-words.ts';
import type { Choices } from './world-from-file.ts';

type Ended = { readonly made: MadeLife } | { readonly refused: LifeRefused } | { readonly failed: string };

/** Makes a world from a HAR file and opens it. Shows why a file is refused, and the choices that may help. */
export function HarSection({ ref, onFile }: TakerProps) {
  const { sandbox, t, language, act } = usePanel();
  const words = harWords[language];
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState<Choices>({ base: '', player: null, unlike: [], writes: false });
  const [ended, setEnded] = useState<Ended | null>(null);
  const [isWorking, setWorking] = useState(false);
  const run = useRef(0);

  const make = async (from: File, chosen: Choices) => {
    const number = ++run.current;
    const isLatest = () => run.current === number;
    setFile(from);
    setChoices(chosen);
    // A retry keeps the pressed button, and its focus, until there is a result.
    if (from !== file) setEnded(null);
    setWorking(true);
    try {
      const usual = sandbox.scenarios.find(({ name }) => name === 'everyday')?.switches ?? sandbox.switches();
      const { worldFromFile } = await loadFile(() => import('./world-from-file.ts'));
      const made = await worldFromFile(from, chosen, usual);
      // Another file was chosen meanwhile.
      if (!isLatest()) return;
      // The panel reports a world that cannot be opened.
      const isOpen = await act(() => sandbox.importCapsule(made.capsule), t.share.opened);
      if (isOpen && isLatest()) setEnded({ made });
    } catch (error) {
      if (!isLatest()) return;
      setEnded(error instanceof LifeRefused ? { refused: error } : { failed: reasonOf(error, t) });
    } finally {
      if (isLatest()) setWorking(false);
    }
  };
  const zone = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    take(chosen) {
      zone.current?.scrollIntoView({ block: 'start' });
      void make(chosen, { ...choices, player: null, unlike: [] });
    },
  }));
  return (
    <Section title={words.title} lead={words.lead}>
      <TextInput
        label={words.base}
        description={words.baseHelp}
        inputMode="url"
        placeholder="https://api.example.com"
        value={choices.base}
        onChange={(event) => setChoices({ ...choices, base: event.currentTarget.value })}
      />
      <Switch
        label={words.writes}
        description={words.writesHelp}
        checked={choices.writes}
        onChange={(event) => setChoices({ ...choices, writes: event.currentTarget.checked })}
      />
      <FileDrop
        ref={zone}
        label={words.title}
        lead={words.drop}
        button={words.choose}
        accept=".har,.json,application/json"
        onFile={onFile}
      />
      <div role="status">{isWorking && <p className={css.lead}>{words.working}</p>}</div>
      {ended && (
        <Outcome
          ended={ended}
          choices={choices}
          onChoose={setChoices}
          onRetry={() => file && void make(file, choices)}
        />
      )}
    </Section>
  );
}

interface OutcomeProps extends Omit<RefusedProps, 'refused'> {
  readonly ended: Ended;
}

function Outcome({ ended, ...retry }: OutcomeProps) {
  if ('made' in ended) return <Made made={ended.made} />;
  if ('refused' in ended) return <Refused refused={ended.refused} {...retry} />;
  return (
    <p role="alert" className={css.alert}>
      {ended.failed}
    </p>
  );
}

function Made({ made: { reads, replaced, left, followed, life } }: { made: MadeLife }) {
  const words = harWords[usePanel().language];
  return (
    <>
      <p role="status">
        {words.opened} {fill(words.done, { reads: reads.length, replaced })}
      </p>
      <Unrecorded records={life.records} />
      {followed && <FollowedWrites followed={followed} />}
      {left.length > 0 && (
        <>
          <h4>{words.left}</h4>
          <ul aria-label={words.left} className={own.list}>
            {left
              .map((one) => leftOutText(words, one))
              .map((line) => (
                <li key={line} className={css.small}>
                  {line}
                </li>
              ))}
          </ul>
        </>
      )}
    </>
  );
}

interface RefusedProps {
  readonly refused: LifeRefused;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
  readonly onRetry: () => void;
}

function Refused({ refused: { reason, details }, choices, onChoose, onRetry }: RefusedProps) {
  const id = useId();
  const words = harWords[usePanel().language];
  const isForPlayer = reason === 'two-players';
  const isForFields = reason === 'not-held';
  const canRetry = isForPlayer
    ? choices.player !== null
    : isForFields
      ? choices.unlike.length > 0
      : reason === 'no-base';
  return (
    <>
      <p role="alert" className={css.alert}>
        {words.refused[reason]}
      </p>
      {isForPlayer && (
        <fieldset className={css.group}>
          <legend>{words.player}</legend>
          {details.map((count, index) => (
            <div key={index} className={own.choice}>
              <input
                id={`${id}-${index}`}
                type="radio"
                name={id}
                aria-describedby={`${id}-${index}-says`}
                checked={choices.player === index + 1}
                onChange={() => onChoose({ ...choices, player: index + 1 })}
              />
              <label htmlFor={`${id}-${index}`}>{fill(words.playerNumber, { number: index + 1 })}</label>
              <span id={`${id}-${index}-says`} className={css.small}>
                {fill(words.playerCalls, { count })}
              </span>
            </div>
          ))}
        </fieldset>
      )}
      {isForFields && (
        <fieldset className={css.group}>
          <legend>{words.allow}</legend>
          {details.map((field) => (
            <Switch
              key={field}
              label={field}
              checked={choices.unlike.includes(field)}
              onChange={({ currentTarget: { checked } }) => {
                const others = choices.unlike.filter((other) => other !== field);
                onChoose({ ...choices, unlike: checked ? [...others, field] : others });
              }}
            />
          ))}
        </fieldset>
      )}
      {!isForPlayer && !isForFields && details.length > 0 && (
        <ul lang="en" className={own.list}>
          {details.map((detail) => (
            <li key={detail} className={css.small}>
              {detail}
            </li>
          ))}
        </ul>
      )}
      {(isForPlayer || isForFields || reason === 'no-base') && (
        <Button variant="default" disabled={!canRetry} onClick={onRetry}>
          {words.again}
        </Button>
      )}
    </>
  );
}
