import { pageLanguage } from '../page-kit/language.ts';
import { element, showPage } from '../page-kit/page.ts';
import sheet from './phone-frame.css?inline';

/** Narrower windows are phones themselves. */
const isWide = () => matchMedia('(min-width: 720px)').matches;

/** The window around a phone's frame; this window where there is none. */
export const stageWindow = (): Window & typeof globalThis => (isFramed() ? (window.parent as typeof window) : window);

export const isFramed = (): boolean => window.frameElement?.matches('.kps-phone-screen') ?? false;

/** Shows the app in the frame of a phone, in which it takes a narrow screen for its own. @returns false on a phone */
export function showPhone(): boolean {
  if (window !== window.parent || !isWide()) return false;
  const inside = new URL(location.href);
  inside.searchParams.delete('frame');
  const screen = element('iframe', { className: 'kps-phone-screen', src: inside.href, title: 'Krapao' });
  screen.allow = 'clipboard-write; fullscreen';
  // The keys of a story work in the app and around it
  screen.addEventListener('load', () => screen.focus());
  showPage({
    main: element('main', { className: 'kps-phone' }, screen),
    title: document.title,
    language: pageLanguage(),
    sheet,
  });
  return true;
}

/** Moves this story into a phone's frame, or out of it, where it stands. */
export function toggleFrame(): void {
  const url = new URL(stageWindow().location.href);
  url.searchParams.delete('reset');
  if (isFramed()) url.searchParams.delete('frame');
  else url.searchParams.set('frame', 'phone');
  stageWindow().location.assign(url);
}
