import type { Language } from '../../reference/language.ts';
import { languageTag } from './language.ts';
import sheet from './notices.css?inline';
import { element } from './page.ts';
import { texts } from './texts.ts';

export type Notice = Exclude<keyof (typeof texts)['en']['notice'], 'close'>;

const shownIn = '.kps-notices';

export const dropNotice = (notice: Notice): void =>
  document.querySelector(`${shownIn} [data-about="${notice}"]`)?.remove();

function noticesHost(): Element {
  const there = document.querySelector(shownIn);
  if (there) return there;
  const host = element('aside', { className: 'kps-notices' });
  host.setAttribute('role', 'status');
  document.head.append(element('style', {}, sheet));
  document.body.append(host);
  return host;
}

/**
 * Shows testers what is unusual about this world, one sentence each; each can be dismissed.
 * @param retired names for the notice `retired`
 */
export function showNotices(notices: readonly Notice[], language: Language, retired: readonly string[] = []): void {
  const t = texts[language].notice;
  const host = noticesHost();
  for (const notice of notices) {
    const close = element('button', { type: 'button', ariaLabel: t.close }, '×');
    const row = element(
      'p',
      { lang: languageTag(language) },
      element('span', {}, t[notice].replace('{{names}}', retired.join(', '))),
      close,
    );
    row.dataset['about'] = notice;
    close.addEventListener('click', () => row.remove());
    dropNotice(notice);
    host.append(row);
  }
}
