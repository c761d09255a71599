import type { Sandbox } from '../../sandbox/sandbox.ts';
import { pageLanguage } from '../page-kit/language.ts';
import { element } from '../page-kit/page.ts';
import { focusApp, showTopBar } from '../page-kit/top-bar.ts';
import type { LocalizedText } from '../presenter/story.ts';
import { openRecorderEvent } from '../tab/memory.ts';
import { shownState } from '../tab/own-world.ts';
import { Recorder, type RecorderState } from './recorder.ts';
import { recorderTexts as t } from './texts.ts';

const inWords = (text: LocalizedText, count = 0) => text[pageLanguage()].replace('{}', String(count));

function said({ phase, recording, isKept }: RecorderState): string {
  if (phase === 'unreadable') return inWords(t.unreadable);
  if (phase === 'away') return inWords(t.away);
  const steps = recording?.steps ?? [];
  const questions = steps.filter(({ doubt }) => doubt !== undefined).length;
  const parts = [
    inWords(t.steps, steps.length),
    questions > 0 && inWords(t.asks, questions),
    steps.at(-1)?.masked && inWords(t.masked),
    !isKept && inWords(t.notKept),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Shows above the app that a story is being recorded, with the ways to end the recording. */
export function showRecorderBar(recorder: Recorder): void {
  const stop = element('button', { type: 'button' });
  const discard = element('button', { type: 'button', className: 'kps-record-discard' });
  stop.addEventListener('click', () => {
    recorder.stop();
    document.dispatchEvent(new Event(openRecorderEvent));
  });
  discard.addEventListener('click', () => {
    recorder.discard();
    focusApp();
  });
  const { draw } = showTopBar({
    className: 'kps-record',
    label: t.bar,
    buttons: [stop, discard],
    fill: (bar, words) => {
      const state = recorder.state();
      const { phase } = state;
      // a state has a bar of its own
      bar.hidden = phase === 'none' || phase === 'stopped' || shownState() !== null;
      bar.dataset['phase'] = phase;
      words.textContent = bar.hidden ? '' : said(state);
      stop.textContent = inWords(t.stop);
      stop.hidden = phase !== 'recording';
      discard.textContent = inWords(t.discard);
    },
  });
  recorder.subscribe(draw);
}

const recorders = new WeakMap<Sandbox, Recorder>();

/** The recorder of a sandbox, with its bar; it keeps recording while the panel is closed. @param base path of the app, with a slash at both ends */
export function recorderOf(sandbox: Sandbox, base: string): Recorder {
  let recorder = recorders.get(sandbox);
  if (!recorder) {
    recorder = new Recorder(sandbox, base);
    recorders.set(sandbox, recorder);
    showRecorderBar(recorder);
  }
  return recorder;
}

export async function goOn(sandbox: Sandbox, base: string): Promise<void> {
  await recorderOf(sandbox, base).resume();
}
