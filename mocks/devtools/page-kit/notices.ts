import type { Language } from '../../reference/language.ts';
import { element } from './element.ts';
import { languageTag } from './language.ts';
import sheet from './notices.css?inline';
import { texts } from './texts.ts';

export type Notice = Exclude<keyof (typeof texts)['en']['notice'], 'close'>;

/** Shows testers what is unusual about this world, one sentence each; each can be dismissed. */
export function showNotices(notices: readonly Notice[], language: Language): void {
  const t = texts[language].notice;
  const host = element('aside', { className: 'kps-notices', lang: languageTag(language) });
  host.setAttribute('role', 'status');
  for (const notice of notices) {
    const close = element('button', { type: 'button', ariaLabel: t.close }, '×');
    const row = element('p', {}, element('span', {}, t[notice]), close);
    close.addEventListener('click', () => row.remove());
    host.append(row);
  }
  document.head.append(element('style', {}, sheet));
  document.body.append(host);
}
