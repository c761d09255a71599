import type { Language } from '../../../reference/language.ts';
import { element, languageLinks } from '../../page-kit/page.ts';
import { presentTexts, notesTexts as t } from '../texts.ts';
import type { NotesMessage } from './messages.ts';

export type Control = Extract<NotesMessage, { kind: 'press' }>['control'];

/** Elements of the followed story whose texts change. */
interface StoryParts {
  readonly told: HTMLElement;
  readonly story: HTMLElement;
  readonly count: HTMLElement;
  readonly since: HTMLElement;
  readonly now: HTMLElement;
  readonly notes: HTMLElement;
  readonly after: HTMLElement;
  readonly back: HTMLButtonElement;
  readonly next: HTMLButtonElement;
}

export interface Parts extends StoryParts {
  readonly main: HTMLElement;
  readonly trouble: HTMLElement;
  readonly choice: HTMLElement;
  readonly which: HTMLSelectElement;
  /** Shown while no window presents a story. */
  readonly none: HTMLElement;
}

function section(name: string, title: string, content: HTMLElement): HTMLElement {
  const id = `kps-notes-title-${name}`;
  const made = element('section', { className: `kps-notes-${name}` }, element('h2', { id }, title), content);
  made.setAttribute('aria-labelledby', id);
  return made;
}

function storyParts(language: Language, press: (control: Control) => void): StoryParts {
  const button = (control: Control, className: string) => {
    const made = element('button', { type: 'button', className }, presentTexts[control][language]);
    made.addEventListener('click', () => press(control));
    return made;
  };
  const [back, next] = [button('back', ''), button('next', 'kps-notes-next')];
  const [story, count] = [element('strong', {}), element('span', {})];
  const sinceName = t.since[language];
  const since = element('span', { className: 'kps-notes-since', ariaLabel: sinceName, title: sinceName });
  since.setAttribute('role', 'timer');
  const [now, notes, after] = [element('p', {}), element('p', {}), element('p', {})];
  now.setAttribute('role', 'status');
  const told = element(
    'div',
    { className: 'kps-notes-told' },
    element('p', { className: 'kps-notes-head' }, story, count, since),
    section('now', t.say[language], now),
    section('own', t.notes[language], notes),
    section('after', t.next[language], after),
    element('div', { className: 'kps-notes-buttons' }, back, next),
  );
  return { told, story, count, since, now, notes, after, back, next };
}

function choiceParts(language: Language): Pick<Parts, 'choice' | 'which'> {
  const which = element('select', { id: 'kps-notes-which' });
  const label = element('label', { htmlFor: which.id }, t.which[language]);
  const choice = element('div', { className: 'kps-notes-choice' }, element('p', {}, t.several[language]), label, which);
  return { choice, which };
}

/** @param base path of the app, with a slash at both ends @param press forwards a press to the followed window */
export function makeParts(language: Language, base: string, press: (control: Control) => void): Parts {
  const trouble = element('p', { className: 'kps-notes-trouble' });
  trouble.setAttribute('role', 'alert');
  const none = element(
    'div',
    { className: 'kps-notes-none' },
    element('p', {}, t.none[language]),
    element(
      'a',
      { href: `${base}?present=1&lang=${language}`, target: '_blank', rel: 'noopener' },
      t.stories[language],
    ),
  );
  const story = storyParts(language, press);
  const choice = choiceParts(language);
  const languages = languageLinks(language, (code) => `${base}?notes=1&lang=${code}`);
  const main = element(
    'main',
    { className: 'kps-notes' },
    element('h1', {}, t.title[language]),
    trouble,
    choice.choice,
    none,
    story.told,
    element('nav', {}, ...languages),
  );
  return { main, trouble, none, ...choice, ...story };
}
