import { Button, Switch, TextInput } from '@mantine/core';
import { IconPlayerSkipForward } from '@tabler/icons-react';
import { useState } from 'react';
import { jumpTarget } from '../../../sandbox/clock-controls.ts';
import { clockText, spanText } from '../kit/formats.ts';
import { fill, labelOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import own from './time-tab.module.css';

const jumps = ['1m', '15m', '1h', '1d'] as const;
const eventsShown = 30;

/** Whether a text is a valid jump that moves the clock forward. */
function isForward(now: number, text: string): boolean {
  try {
    return jumpTarget(now, text) > now;
  } catch {
    return false;
  }
}

export function TimeTab() {
  const { sandbox, t, act } = usePanel();
  useFresh(sandbox, 1000);
  const frozen = sandbox.describe().frozen;
  const jump = (duration: string) => act(() => sandbox.clock.jump(duration), `+${duration}`);
  return (
    <>
      <Section title={t.time.clock}>
        <p className={own.clock}>
          <time dateTime={new Date(sandbox.now()).toISOString()}>{clockText(sandbox.now())}</time>
          <span className={frozen ? css.warn : css.good}>{frozen ? t.time.frozen : t.time.running}</span>
        </p>
        <Switch
          label={t.time.freeze}
          checked={frozen}
          onChange={(event) => {
            const on = event.currentTarget.checked;
            void act(() => sandbox.clock.freeze(on));
          }}
        />
      </Section>
      <Section title={t.time.jump}>
        <div className={css.row}>
          {jumps.map((duration) => (
            <Button key={duration} variant="default" className={css.grow} onClick={() => void jump(duration)}>
              +{duration}
            </Button>
          ))}
        </div>
        <CustomJump onJump={(duration) => void jump(duration)} />
      </Section>
      <UpcomingEvents />
    </>
  );
}

function CustomJump({ onJump }: { onJump: (duration: string) => void }) {
  const { sandbox, t } = usePanel();
  const [text, setText] = useState('20m');
  const valid = isForward(sandbox.now(), text);
  return (
    <form
      className={css.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) onJump(text);
      }}
    >
      <TextInput
        className={css.grow}
        label={t.time.own}
        description={t.time.ownHelp}
        value={text}
        error={valid ? undefined : t.time.badJump}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!valid}>
        {t.time.go}
      </Button>
    </form>
  );
}

function UpcomingEvents() {
  const { sandbox, t, act, say } = usePanel();
  const upcoming = sandbox.ahead();
  const goOn = () =>
    act(async () => {
      const reached = await sandbox.clock.toNextEvent();
      say(reached === null ? t.time.nothing : clockText(reached));
    }, '');
  const next = (
    <Button
      size="compact-sm"
      variant="default"
      disabled={upcoming.length === 0}
      leftSection={<IconPlayerSkipForward size={14} aria-hidden />}
      onClick={() => void goOn()}
    >
      {t.time.next}
    </Button>
  );
  return (
    <Section title={t.time.ahead} aside={next}>
      {upcoming.length === 0 && <p className={css.lead}>{t.time.nothing}</p>}
      <ol className={css.lines}>
        {upcoming.slice(0, eventsShown).map(({ id, kind, at }) => (
          <li key={`${id} ${kind}`} className={css.line}>
            <span className={css.grow}>
              {labelOf(t.time.kind, kind)}
              <span className={css.small}>{clockText(at)}</span>
            </span>
            <span className={css.tag}>{fill(t.time.in, { span: spanText(at - sandbox.now()) })}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
