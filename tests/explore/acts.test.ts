import { expect, test } from 'vitest';
import { stepOf } from './acts.ts';
import { namesLike, pressablesIn } from './controls.ts';

const page = 'https://wallet.example/user/home';
const box = { x: 0, y: 0, width: 44, height: 44 };

test('what can be used is listed by role and name, whatever holds it', () => {
  const tree = [
    {
      role: 'main',
      children: [
        'Hello',
        { role: 'button', name: 'Deposit', box },
        { role: 'group', name: 'PG', children: [{ role: 'button', name: 'PG 1,200.50 baht', box }] },
        { role: 'button', name: 'PG 7 baht', box },
        { role: 'textbox', name: 'Amount', box },
        { role: 'heading', name: 'Games', box },
      ],
    },
  ];
  expect(pressablesIn(tree, page)).toEqual([
    { role: 'button', name: 'Deposit', nth: 0, takesText: false },
    { role: 'button', name: 'PG 1,200.50 baht', nth: 0, takesText: false },
    // Two names that differ in figures alone are told apart by their place.
    { role: 'button', name: 'PG 7 baht', nth: 1, takesText: false },
    { role: 'textbox', name: 'Amount', nth: 0, takesText: true },
  ]);
});

test('what is disabled, nameless or for screen readers alone is left out, and so is what leads out of the app', () => {
  const tree = [
    { role: 'button', name: 'Off', disabled: true, box },
    { role: 'button', box },
    { role: 'button', name: 'Hidden', box: { ...box, width: 1, height: 1 } },
    ...['tel:0812345678', 'https://other.example/', 'mailto:a@b.example', '#main', 'javascript:void 0'].map((url) => ({
      ...{ role: 'link', name: url, url, box },
    })),
    { role: 'link', name: 'History', url: '/user/statement', box },
  ];
  expect(pressablesIn(tree, page).map(({ name }) => name)).toEqual(['History']);
});

test('a name with figures fits the same name with others, and nothing else', () => {
  expect(namesLike('Deposit')).toBe('Deposit');
  const joker = namesLike('Joker 2 (Balance 1,655.39 baht)') as RegExp;
  expect(joker.test('Joker 2 (Balance 0 baht)')).toBe(true);
  expect(joker.test('Joker (Balance 1,655.39 baht)')).toBe(false);
  expect(joker.test('Joker 2 (Balance 1,655.39 baht) and more')).toBe(false);
});

test('a name in Thai or Lao fits itself with the marks that keep its words whole, and with a space that does not break', () => {
  const lao = namesLike('PG ຍອດຄົງເຫຼືອ 1,184.63 ບາດ') as RegExp;
  expect(lao.test('PG ຍອດຄົງເຫຼື\u2060ອ 7\u00a0ບາດ')).toBe(true);
  expect(lao.test('PG ຍອດຄົງ 7 ບາດ')).toBe(false);
  expect((namesLike('ແບນ\u2060ເນີ') as RegExp).test('ແບນເນີ')).toBe(true);
});

test('an unknown step is refused by its words', () => {
  expect(() => stepOf({ do: 'else', words: 'fly away' })).toThrow('no step is called "fly away"');
});
