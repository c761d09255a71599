import { openChannel } from '../../../adapters/browser/browser-machine.ts';
import type { Language } from '../../../reference/language.ts';
import { element, showPage } from '../../page-kit/page.ts';
import { controlOfKey } from '../keys.ts';
import type { Beat, Story } from '../story.ts';
import { presentTexts, notesTexts as t } from '../texts.ts';
import { afterMessage, afterSilence, type Followed, followedOf, nothingYet, sinceText } from './followed.ts';
import { type NotesMessage, notesChannel, readMessage, type Shown } from './messages.ts';
import sheet from './notes-page.css?inline';
import { type Control, makeParts, type Parts } from './notes-parts.ts';

/** Interval at which the windows are asked for their progress, real milliseconds. */
const askEvery = 2_000;

interface Setting {
  readonly stories: readonly Story[];
  readonly language: Language;
  /** Path of the app, with a slash at both ends. */
  readonly base: string;
}

/** Writes a text only when it changes, so that a screen reader does not repeat it. */
function write(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

const announced = (beat: Beat | undefined, language: Language) =>
  beat ? `${beat.title[language]} — ${beat.says[language]}` : t.last[language];

function drawStory(parts: Parts, story: Story, { told, state }: Shown, language: Language): void {
  const { beats } = story;
  const isPlaying = state === 'playing';
  const index = isPlaying ? told : told - 1;
  const beat = beats[index];
  const isOver = told >= beats.length && !isPlaying;
  write(parts.story, story.title[language]);
  const count = `${Math.min(index + 1, beats.length)} / ${beats.length}`;
  write(parts.count, isPlaying ? `${count} · ${t.playing[language]}` : count);
  write(parts.now, state === 'lost' ? presentTexts.lost[language] : (beat?.says ?? story.lead)[language]);
  write(parts.notes, (beat ? beat.notes?.[language] : story.notes?.[language]) ?? t.noNotes[language]);
  write(parts.after, announced(beats[index + 1], language));
  parts.next.disabled = isOver && state === 'ready';
  parts.back.disabled = told === 0 && state === 'ready';
  write(parts.next, presentTexts[told === 0 && !isPlaying ? 'begin' : 'next'][language]);
}

/** A story of another build: only its progress is known. */
function drawUnknown(parts: Parts, { story, told }: Shown): void {
  write(parts.story, story);
  write(parts.count, String(told));
  for (const place of [parts.now, parts.notes, parts.after]) write(place, '–');
  parts.next.disabled = false;
  parts.back.disabled = false;
}

function drawChoice({ which, choice }: Parts, followed: Followed, nameOf: (shown: Shown) => string): void {
  const { windows } = followed;
  choice.hidden = windows.length < 2;
  const options = windows.map((shown, index) => [shown.window, `${index + 1}: ${nameOf(shown)}`] as const);
  const isSame =
    options.length === which.options.length && options.every(([value], index) => which.options[index]?.value === value);
  if (!isSame) which.replaceChildren(...options.map(([value, text]) => element('option', { value }, text)));
  for (const [index, [, text]] of options.entries()) {
    const option = which.options[index];
    if (option) write(option, text);
  }
  which.value = followedOf(followed)?.window ?? '';
}

/** Shows, instead of the app, the notes of the story in another window. @param now machine time, epoch ms */
export function showNotes({ stories, language, base }: Setting, now: () => number): void {
  const channel = openChannel(notesChannel);
  const post = (message: NotesMessage) => channel?.postMessage(message);
  let followed = nothingYet;
  const press = (control: Control) => {
    const shown = followedOf(followed);
    if (shown) post({ kind: 'press', window: shown.window, control });
  };
  const parts = makeParts(language, base, press);
  const storyOf = ({ story }: Shown) => stories.find(({ name }) => name === story);

  const drawTime = () => {
    const { began } = followedOf(followed) ?? { began: null };
    write(parts.since, sinceText(began === null ? 0 : now() - began));
  };
  const draw = () => {
    const shown = followedOf(followed);
    const story = shown && storyOf(shown);
    parts.told.hidden = !shown;
    parts.none.hidden = Boolean(shown);
    parts.told.dataset['mood'] = shown?.state;
    drawChoice(parts, followed, (one) => {
      const known = storyOf(one);
      return `${known?.title[language] ?? one.story} · ${one.told} / ${known?.beats.length ?? '?'}`;
    });
    if (shown && story) drawStory(parts, story, shown, language);
    else if (shown) drawUnknown(parts, shown);
    const troubles = [
      channel === null && t.cannot[language],
      shown && !story && t.unknown[language],
      followed.unreadable !== null && t.unreadable[language],
    ];
    write(parts.trouble, troubles.filter(Boolean).join(' '));
    parts.trouble.hidden = parts.trouble.textContent === '';
    drawTime();
  };
  const take = (next: Followed) => {
    followed = next;
    draw();
  };
  channel?.addEventListener('message', ({ data }) => take(afterMessage(followed, readMessage(data), now())));
  parts.which.addEventListener('change', () => take({ ...followed, chosen: parts.which.value }));
  window.addEventListener('keydown', (event) => {
    const control = controlOfKey(event);
    if ((control !== 'next' && control !== 'back') || event.target === parts.which) return;
    event.preventDefault();
    if (!event.repeat) press(control);
  });
  setInterval(() => {
    post({ kind: 'who' });
    take(afterSilence(followed, now()));
  }, askEvery);
  setInterval(drawTime, 250);
  showPage({ main: parts.main, title: `${t.title[language]} · Krapao`, language, sheet });
  draw();
  post({ kind: 'who' });
}
