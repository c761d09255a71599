import type { Language } from '../../reference/language.ts';
import { element, showPage } from '../page-kit/page.ts';
import { texts } from '../page-kit/texts.ts';
import { changeAddress } from '../tab/address.ts';
import { type ExternalPage, externalPageOf, postedFields } from './external-page.ts';
import { isSecret } from './posted-fields.ts';
import sheet from './provider-page.css?inline';

/** Masks passwords in the address bar, where a screenshot would show them. */
const maskAddress = (): void =>
  changeAddress(({ searchParams }) => {
    for (const [name] of [...searchParams]) if (isSecret(name)) searchParams.set(name, '***');
  });

function backButton(language: Language, base: string): HTMLElement {
  const t = texts[language].provider;
  if (window.opener !== null || (history.length <= 1 && document.referrer === '')) {
    const close = element('button', { type: 'button', className: 'kps-provider-back' }, t.close);
    close.addEventListener('click', () => window.close());
    return close;
  }
  const back = element('a', { href: base, className: 'kps-provider-back' }, t.back);
  back.addEventListener('click', (event) => {
    if (history.length <= 1) return;
    event.preventDefault();
    history.back();
  });
  return back;
}

function fieldList({ fields }: ExternalPage, language: Language): HTMLElement {
  const t = texts[language].provider;
  if (fields.length === 0) return element('dd', {}, t.noFields);
  const rows = fields.map(({ name, value, masked }) =>
    element(
      'li',
      {},
      element('code', {}, name),
      element('span', {}, value),
      ...(masked ? [element('small', {}, t.masked)] : []),
    ),
  );
  return element('dd', {}, element('ul', {}, ...rows));
}

/** Shows the page that stands in for `address`, which lies outside the app: where the player would be now. */
export function showProviderPage(address: URL, language: Language, base: string): void {
  const t = texts[language].provider;
  const page = externalPageOf(address, postedFields());
  maskAddress();
  const row = (term: string, ...value: HTMLElement[]) => element('div', {}, element('dt', {}, term), ...value);
  const main = element(
    'main',
    { className: 'kps-provider' },
    element('p', { className: 'kps-provider-mark' }, 'sandbox'),
    element('h1', {}, t.title),
    element('p', {}, t.lead),
    element(
      'dl',
      {},
      row(t.game, element('dd', { className: 'kps-provider-game' }, page.opened)),
      row(t.kind, element('dd', {}, t.kinds[page.kind])),
      row(t.address, element('dd', {}, element('code', {}, page.address))),
      row(t.fields, fieldList(page, language)),
    ),
    backButton(language, base),
  );
  showPage({ main, title: `${t.title} · Krapao sandbox`, language, sheet });
}
