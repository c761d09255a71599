import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configure } from '../../../shared/config/config.ts';
import { effectOf, mediaTarget } from './chat-links.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://wallet.example' });
  configure({ apiBase: 'https://api.example/v1', imageBase: 'https://img.example/pics', imageHosts: [] });
});

const button = (type: string, payload: unknown) =>
  effectOf({ title: 'SendPostback', type, payload: payload as string });

describe('a button', () => {
  // CHT-65
  test('of type web opens https in a new tab', () => {
    expect(button('web', 'https://krapao.example/promotion')).toEqual({
      kind: 'link',
      href: 'https://krapao.example/promotion',
      newTab: true,
    });
  });

  // SAFE-33
  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'https://good.example@evil.example',
    'tel:0812345678',
    `https://long.example/${'x'.repeat(3000)}`,
    '',
    null,
  ])('of type web with %j does nothing', (payload) => {
    expect(button('web', payload)).toEqual({ kind: 'none' });
  });

  // CHT-65
  test.each([
    ['020000000', 'tel:020000000'],
    ['+66 2 000 0000', 'tel:+6620000000'],
    ['tel:02-000-0000', 'tel:020000000'],
  ])('of type call with %s dials %s', (payload, href) => {
    expect(button('call', payload)).toEqual({ kind: 'link', href, newTab: false });
  });

  // SAFE-33
  test.each(['tel:*21*0812345678#', '*21*081#', '12345678901234567', 'javascript:1', '', null])(
    'of type call with %j does nothing',
    (payload) => {
      expect(button('call', payload)).toEqual({ kind: 'none' });
    },
  );

  // CHT-66, SAFE-34
  test('of type postback sends its payload as text', () => {
    expect(button('postback', 'javascript:alert(1)')).toEqual({ kind: 'postback', text: 'javascript:alert(1)' });
    expect(button('postback', ' ')).toEqual({ kind: 'postback', text: 'SendPostback' });
  });

  // SAFE-33
  test('of an unknown type does nothing', () => {
    expect(button('share', 'https://krapao.example')).toEqual({ kind: 'none' });
  });
});

describe('a file', () => {
  // CHT-63, SAFE-35
  test.each([
    ['image', '/uploads/1.png', 'https://api.example/v1/uploads/1.png'],
    ['image', 'uploads/1.JPG', 'https://api.example/v1/uploads/1.JPG'],
    ['video', '/uploads/1.mp4', 'https://api.example/v1/uploads/1.mp4'],
    ['video', '/uploads/1.mov', 'https://api.example/v1/uploads/1.mov'],
    ['image', '/uploads/4711', 'https://api.example/v1/uploads/4711'],
  ])('of type %s at %s is shown from the base address', (type, path, src) => {
    expect(mediaTarget(type, path)).toEqual({ kind: type, src });
  });

  // CHT-67
  test('of another type is a link', () => {
    const href = 'https://api.example/v1/files/conditions.pdf';
    expect(mediaTarget('file', 'files/conditions.pdf')).toEqual({ kind: 'link', href });
    expect(mediaTarget('image', 'files/conditions.pdf')).toEqual({ kind: 'link', href });
  });

  // SAFE-35
  test('of a foreign host is a link, never shown in place', () => {
    const href = 'https://evil.example/a.png';
    expect(mediaTarget('image', href)).toEqual({ kind: 'link', href });
  });

  // CHT-67
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/png;base64,AAAA',
    'http://evil.example/a.png',
    '//evil.example/a.png',
    '../secret.png',
    '/../../secret.png',
    '/uploads/1.svg',
    '/uploads/page.html',
    '',
    undefined,
  ])('at %j shows its name only', (path) => {
    expect(mediaTarget('image', path)).toEqual({ kind: 'none' });
  });
});
