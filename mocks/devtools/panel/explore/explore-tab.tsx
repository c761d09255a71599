import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { seedOf } from '../../../engine/scenario.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { pageLanguage } from '../../page-kit/language.ts';
import { element } from '../../page-kit/page.ts';
import { showTopBar } from '../../page-kit/top-bar.ts';
import cards from '../kit/cards.module.css';
import { fill, labels } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import { wordsOf } from './acts.ts';
import { Explorer, type Pace, type Progress } from './explorer.ts';
import { FindCard } from './find-card.tsx';

/** The explorer of each sandbox; it continues while the panel is closed. */
const explorers = new WeakMap<Sandbox, Explorer>();

function explorerOf(sandbox: Sandbox, base: string): Explorer {
  const explorer = explorers.get(sandbox) ?? new Explorer(sandbox, base);
  explorers.set(sandbox, explorer);
  return explorer;
}

/** Below this width the panel covers the app, px. */
const covering = '(max-width: 899px)';

const paces: readonly Pace[] = ['visible', 'quick'];

/** Walks through the app at random in a copy of its world, and lists broken rules. */
export function ExploreTab() {
  const { sandbox, t, base, act, close } = usePanel();
  const explorer = explorerOf(sandbox, base);
  const progress = useSyncExternalStore(explorer.subscribe, explorer.progress);
  const isIdle = progress.phase === 'idle';
  const run = (job: () => Promise<void>) => {
    void act(job, '');
    showBar(explorer);
    if (matchMedia(covering).matches) close();
  };
  return (
    <>
      <Section title={t.explore.title} lead={t.explore.lead}>
        <StartForm
          isIdle={isIdle}
          onStart={(seed, pace) => run(() => explorer.start(seed, pace))}
          onStop={() => explorer.stop()}
        />
        <Doing progress={progress} />
        {isIdle && progress.isAway ? (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => void act(() => explorer.leave())}
          >
            {t.explore.leave}
          </Button>
        ) : null}
      </Section>
      <Section title={t.explore.finds}>
        {progress.finds.length === 0 && <p className={css.lead}>{t.explore.noFinds}</p>}
        <ol className={cards.cards}>
          {progress.finds.map((find) => (
            <FindCard
              key={`${find.rule} ${find.detail}`}
              find={find}
              onRepeat={isIdle ? () => run(() => explorer.repeat(find)) : null}
            />
          ))}
        </ol>
      </Section>
    </>
  );
}

interface StartFormProps {
  readonly isIdle: boolean;
  readonly onStart: (seed: number, pace: Pace) => void;
  readonly onStop: () => void;
}

function StartForm({ isIdle, onStart, onStop }: StartFormProps) {
  const { t } = usePanel();
  const [seed, setSeed] = useState('1');
  const [pace, setPace] = useState<Pace>('visible');
  const first = seedOf(seed);
  return (
    <form
      className={css.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (first !== null && isIdle) onStart(first, pace);
      }}
    >
      <TextInput
        className={css.grow}
        label={t.explore.seed}
        inputMode="numeric"
        value={seed}
        error={first === null ? t.faults.bad : undefined}
        onChange={(event) => setSeed(event.currentTarget.value)}
      />
      <NativeSelect
        className={css.grow}
        label={t.explore.pace}
        value={pace}
        data={paces.map((value) => ({ value, label: t.explore.paces[value] }))}
        onChange={(event) => setPace(event.currentTarget.value as Pace)}
      />
      <Button
        type={isIdle ? 'submit' : 'button'}
        disabled={isIdle && first === null}
        leftSection={isIdle ? <IconPlayerPlay size={16} aria-hidden /> : <IconPlayerStop size={16} aria-hidden />}
        onClick={isIdle ? undefined : onStop}
      >
        {isIdle ? t.explore.start : t.explore.stop}
      </Button>
    </form>
  );
}

function Doing({ progress }: { progress: Progress }) {
  const { t } = usePanel();
  const { phase, walks, steps, left, tried, act, again } = progress;
  return (
    <div>
      <p className={css.small}>{fill(t.explore.count, { walks, steps })}</p>
      {phase === 'shortening' && <p className={css.warn}>{fill(t.explore.shortening, { left, tried })}</p>}
      {phase === 'repeating' && <p className={css.warn}>{t.explore.repeating}</p>}
      {act && <p>{wordsOf(act, t)}</p>}
      {again !== null && <p className={again ? css.bad : css.good}>{again ? t.explore.again : t.explore.notAgain}</p>}
    </div>
  );
}

/** Shows a bar above the app with the explorer's progress and a stop button, while the panel is closed. */
export function showBar(explorer: Explorer): void {
  const stop = element('button', { type: 'button', onclick: () => explorer.stop() });
  const bar = showTopBar({
    className: 'kps-explore',
    label: { th: labels.th.tab.explore, la: labels.la.tab.explore, en: labels.en.tab.explore },
    buttons: [stop],
    fill: (own, words) => {
      const { act, finds } = explorer.progress();
      const t = labels[pageLanguage()];
      own.hidden = document.querySelector('.kps-host') !== null;
      stop.textContent = t.explore.stop;
      // Every step would be announced.
      words.ariaLive = 'off';
      words.textContent = `${fill(t.explore.found, { count: finds.length })} · ${act ? wordsOf(act, t) : ''}`;
    },
  });
  const unsubscribe = explorer.subscribe(() => {
    bar.draw();
    if (explorer.progress().phase !== 'idle') return;
    unsubscribe();
    bar.remove();
  });
}
