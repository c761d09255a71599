import { Button } from '@mantine/core';
import { IconPlayerRecord, IconPlayerStop, IconTrash } from '@tabler/icons-react';
import { useCallback, useSyncExternalStore } from 'react';
import type { Recorder } from '../../recorder/recorder.ts';
import { recorderOf } from '../../recorder/recorder-bar.ts';
import { shownState } from '../../tab/own-world.ts';
import { fill } from '../kit/labels.ts';
import { LoadFailed, useLoaded } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { focusTabOf, usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import { recordWords } from './record-words.ts';
import { StepList } from './step-list.tsx';
import { WrittenFiles } from './written-files.tsx';

/** Records actions in the app and writes them as a story, a state and a test. */
export function RecordTab() {
  const { sandbox, base, t, language } = usePanel();
  const w = recordWords[language];
  const recorder = recorderOf(sandbox, base);
  const { phase, recording, isKept } = useSyncExternalStore(recorder.subscribe, recorder.state);
  const load = useCallback(() => recorder.resume(), [recorder]);
  const { value: words, isLost, retry } = useLoaded(load);
  return (
    <>
      <Section title={w.title} lead={w.lead}>
        {phase === 'none' && <Begin recorder={recorder} />}
        {phase === 'recording' && <p>{fill(w.running, { count: recording?.steps.length ?? 0 })}</p>}
        {phase === 'away' && <p className={css.warn}>{fill(w.away, { world: worldOf(recording) })}</p>}
        {phase === 'unreadable' && (
          <p role="alert" className={css.alert}>
            {w.unreadable}
          </p>
        )}
        {recording && !isKept && <p className={css.warn}>{w.notKept}</p>}
        {recording?.isRewound && <p className={css.warn}>{w.rewound}</p>}
        {phase !== 'none' && <Ways recorder={recorder} />}
      </Section>
      {isLost && <LoadFailed text={t.panel.listLost} onRetry={retry} />}
      {recording && words && <StepList recorder={recorder} steps={recording.steps} words={words} />}
      {recording?.ended && words && <WrittenFiles recorder={recorder} recording={recording} words={words} />}
    </>
  );
}

const worldOf = (recording: ReturnType<Recorder['state']>['recording']) =>
  recording ? `${recording.began.address.scenario} · ${recording.began.address.seed}` : '';

function Begin({ recorder }: { recorder: Recorder }) {
  const { sandbox, language, act, say, close } = usePanel();
  const w = recordWords[language];
  const [, ...changes] = sandbox.journal();
  const { copy, scenario } = sandbox.address;
  if (shownState() !== null) return <p className={css.warn}>{w.inState}</p>;
  const begin = async () => {
    if (await recorder.begin()) close();
    else say(w.hasDialog, 'failed');
  };
  return (
    <>
      {changes.length > 0 && <p className={css.warn}>{fill(w.changed, { count: changes.length })}</p>}
      {copy !== undefined && <p className={css.warn}>{fill(w.life, { scenario })}</p>}
      <Button leftSection={<IconPlayerRecord size={16} aria-hidden />} onClick={() => void act(begin, '')}>
        {w.begin}
      </Button>
    </>
  );
}

function Ways({ recorder }: { recorder: Recorder }) {
  const { language, say } = usePanel();
  const w = recordWords[language];
  const isRunning = recorder.state().phase === 'recording';
  return (
    <div className={css.row}>
      {isRunning && (
        <Button leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={() => recorder.stop()}>
          {w.stop}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={(event) => {
          focusTabOf(event.currentTarget);
          recorder.discard();
          say(w.discarded);
        }}
      >
        {w.discard}
      </Button>
    </div>
  );
}
