import { afterEach, beforeEach, expect, it } from 'vitest';
import { letBeVisible } from '../../../tests/support/components/stub-browser.ts';
import { loadAllAppTexts } from '../page-kit/language.ts';
import { find, soughtIn } from '../presenter/find-target.ts';
import { AppWords } from './app-words.ts';
import { nameTarget, type Screen } from './name-target.ts';
import { quoted } from './place-selectors.ts';

letBeVisible();
let screen: Screen;

beforeEach(async () => {
  screen = { words: new AppWords(await loadAllAppTexts()), language: 'th', route: '/user/home', base: '/' };
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Names the element marked with `data-it`. */
function nameIn(markup: string, route = '/user/home') {
  document.body.innerHTML = markup;
  const element = document.querySelector<HTMLElement>('[data-it]');
  if (!element) throw new Error('nothing is marked');
  const naming = nameTarget(element, { ...screen, route });
  return { naming, element };
}

// APP-386
it.each([
  ['a field by its name', '<input name="username" data-it>', { css: '[name="username"]' }],
  [
    'a box by its name and value',
    '<input type=radio name=currency value=LAK data-it>',
    { css: '[name="currency"][value="LAK"]' },
  ],
  [
    'an option by the end of its id',
    '<button role=option id="_r_5_-SCB" data-it>ไทยพาณิชย์</button>',
    { css: 'button[id$="-SCB"]' },
  ],
  ['a link by where it leads', '<a href="/user/statement" data-it>ประวัติ</a>', { css: 'a[href$="/user/statement"]' }],
  ['a way to pay in by its method', '<button data-method=qr data-it>QR</button>', { css: '[data-method="qr"]' }],
  [
    'a button by the key of its text',
    '<button data-it>ฝาก\u2060เงิน</button>',
    { css: 'button', says: { key: 'home.actions.deposit' }, whole: true },
  ],
  [
    'a button by the key of its label',
    '<button aria-label="ปิดแชท" data-it><svg></svg></button>',
    { css: 'button', says: { key: 'chat.close' }, whole: true },
  ],
  [
    'an option by what it begins with',
    '<div role=option aria-label="กระเป๋าหลัก 5,250.75" data-it></div>',
    { css: '[role="option"]', says: { key: 'account.WALLET' } },
  ],
  ['an amount by its figures', '<button data-it>500</button>', { css: 'button', says: '500', whole: true }],
  [
    'a game by its name, without its balance',
    '<div role=option data-it><b>Joker</b><i>100.00</i></div>',
    { css: '[role="option"]', says: 'Joker' },
  ],
  ['a nameless field by its kind', '<input inputmode=decimal data-it>', { css: 'input[inputmode="decimal"]' }],
])('finds %s', (_what, markup, target) => {
  const { naming, element } = nameIn(markup);
  expect(naming).toMatchObject({ target, doubt: undefined });
  expect(find(soughtIn('th', screen.words.textOf('th'), naming.target))).toBe(element);
});

// APP-386
it('tells two elements with the same name apart by their place', () => {
  const { naming, element } = nameIn('<ul><li><button>500</button></li><li><button data-it>500</button></li></ul>');
  expect(naming.target).toMatchObject({ css: 'li:nth-child(2) button', says: '500' });
  expect(find(soughtIn('th', screen.words.textOf('th'), naming.target))).toBe(element);
});

// APP-386
it('quotes an attribute value that the server sent', () => {
  expect(quoted('a"b\\c\nd')).toBe(String.raw`"a\"b\\c\a d"`);
});

// APP-386
it('asks when several texts have the same words, unless the page decides', () => {
  const markup = '<button data-it>ถอนเงิน</button>';
  const { naming } = nameIn(markup, '/user/nowhere');
  expect(naming.doubt).toBe('several');
  const keys = [naming.target, ...naming.others].map(({ says }) => says);
  expect(keys).toEqual(expect.arrayContaining([{ key: 'home.actions.withdraw' }, { key: 'statement.type.withdraw' }]));
  expect(nameIn(markup, '/user/statement').naming).toMatchObject({
    target: { says: { key: 'statement.type.withdraw' } },
    doubt: undefined,
  });
});

// APP-386
it('asks about words that are no text of the app, and finds nameless elements by position', () => {
  expect(nameIn('<button data-it>คำของคนอื่น</button>').naming).toMatchObject({
    target: { says: 'คำของคนอื่น' },
    doubt: 'words',
  });
  expect(nameIn('<main><button></button><button data-it></button></main>').naming).toMatchObject({
    target: { css: 'button:nth-child(2)' },
  });
});

// APP-386
it('asks about an element that the search does not find, and names the one it finds', () => {
  const { naming } = nameIn(
    '<div><button aria-disabled=true data-it>ตกลง</button></div><div><button>ตกลง</button></div>',
  );
  expect(naming).toMatchObject({ doubt: 'lost', found: 'ตกลง' });
});
