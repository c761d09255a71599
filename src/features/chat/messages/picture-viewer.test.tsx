import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../tests/support/components/open-part.tsx';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { MediaContent } from './media-content.tsx';

const { chat, common } = texts;
const named = (text: string) => text.replace('{{name}}', 'slip');
const viewer = () => screen.queryByRole('dialog', { name: named(chat.image) });

async function open(filePath = '/uploads/1.png') {
  show(<MediaContent payload={{ fileType: 'image', filePath, name: 'slip' }} mine={false} />);
  const opener = screen.getByRole('button', { name: named(chat.openImage) });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: named(chat.image) });
  return { opener, dialog, inside: within(dialog) };
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

// CHT-303
test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: common.close }))],
])('opens over the chat, and %s closes it and returns the focus', async (_way, close) => {
  const { opener, inside } = await open();
  const away = inside.getByRole('link', { name: chat.viewer.newTab });
  expect(away.getAttribute('href')).toMatch(/\/uploads\/1\.png$/);
  expect([away.getAttribute('target'), away.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  await close();
  await settled();
  expect(viewer()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

// CHT-303
test('closes by the browser’s Back', async () => {
  await open();
  await settled();
  act(() => window.history.back());
  await vi.waitFor(() => expect(viewer()).toBeNull());
});

// CHT-304
test('zooms in steps up to four times the fitting size', async () => {
  const { dialog, inside } = await open();
  const size = () => dialog.querySelector('output')?.textContent;
  const [more, less] = [chat.viewer.enlarge, chat.viewer.reduce].map((name) => inside.getByRole('button', { name }));
  expect(size()).toBe('100%');
  expect(less?.getAttribute('aria-disabled')).toBe('true');
  for (let press = 0; press < 6; press += 1) await userEvent.click(more as HTMLElement);
  expect(size()).toBe('400%');
  expect(more?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('-');
  expect(size()).toBe('300%');
  await userEvent.keyboard('0');
  expect(size()).toBe('100%');
  await userEvent.keyboard('+');
  expect(size()).toBe('150%');
  await userEvent.dblClick(inside.getByAltText(named(chat.image)));
  expect(size()).toBe('100%');
  await userEvent.dblClick(inside.getByAltText(named(chat.image)));
  expect(size()).toBe('200%');
});

// CHT-68, CHT-303
test('says that a picture failed to load, and loads it again on request', async () => {
  const { inside } = await open();
  fireEvent.error(inside.getByAltText(named(chat.image)));
  expect(inside.getByRole('alert').textContent).toContain(chat.mediaFailed);
  await userEvent.click(inside.getByRole('button', { name: chat.mediaRetry }));
  expect(inside.queryByRole('alert')).toBeNull();
  fireEvent.load(inside.getByAltText(named(chat.image)));
  expect(inside.getByRole('region').getAttribute('aria-busy')).toBe('false');
});

// CHT-303, SAFE-19, SAFE-35
test.each([
  'javascript:alert(1)',
  'https://elsewhere.example/1.png',
  '/uploads/1.svg',
  'data:text/html,<b>',
  '/../1.html',
])('does not open for %s', (filePath) => {
  show(<MediaContent payload={{ fileType: 'image', filePath, name: 'slip' }} mine={false} />);
  expect(screen.getAllByText(/slip/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: named(chat.openImage) })).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});
