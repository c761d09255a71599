// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLogo, logoLimit, logoOfAddress, logoOfFile, shapeOf } from './logo.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const png = bytesOf('\x89PNG\r\n\x1A\nrest');
const pngUrl = `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
const svg = '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg"/>';
const fileOf = (content: string | Uint8Array<ArrayBuffer>, type = '') => new File([content], 'logo', { type });

/** The picture that the browser finds; null for one that it cannot draw. */
let sides: readonly [width: number, height: number] | null;
const decoded = vi.fn<() => Promise<void>>(async () => undefined);

beforeEach(() => {
  sides = [40, 10];
  decoded.mockClear();
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = sides?.[0];
      naturalHeight = sides?.[1];
      onload = () => {};
      onerror = () => {};
      decode = decoded;
      set src(_url: string) {
        queueMicrotask(() => (sides ? this.onload() : this.onerror()));
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

// APP-384
describe('a logo in a file', () => {
  test.each([
    ['image/png', png],
    ['image/jpeg', bytesOf('\xFF\xD8\xFF\xE0')],
    ['image/webp', bytesOf('RIFF\x10\0\0\0WEBPVP8 ')],
    ['image/svg+xml', svg],
    ['image/svg+xml', '\uFEFF  <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg/>'.replace('/>', ' />')],
  ])('is %s by its content, whatever its name and type', async (type, content) => {
    const found = await logoOfFile(fileOf(content, 'text/plain'));
    expect(found).toEqual({ logo: expect.stringMatching(`^data:${type.replace('+', '\\+')};base64,`) });
    expect(isLogo('logo' in found ? found.logo : '')).toBe(true);
  });

  test.each([
    ['a text', 'hello'],
    ['a page', '<!doctype html><svg></svg>'],
    ['an animation', 'GIF89a'],
    ['an SVG with entities', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'],
    ['an SVG that is not UTF-8', bytesOf('<svg>\xFF</svg>')],
    ['many comments', '<!-- -->'.repeat(30_000)],
    ['nothing', ''],
  ])('is refused when it holds %s, though it says image/png', async (_what, content) => {
    expect(await logoOfFile(fileOf(content, 'image/png'))).toEqual({ problem: { kind: 'logoKind' } });
  });

  test('is refused with its size when it is too large', async () => {
    const large = new Uint8Array(logoLimit + 1);
    large.set(png);
    expect(await logoOfFile(fileOf(large))).toEqual({ problem: { kind: 'logoSize', size: 291 } });
  });

  test('is refused when the browser cannot draw it', async () => {
    sides = null;
    expect(await logoOfFile(fileOf(png))).toEqual({ problem: { kind: 'logoBroken' } });
  });

  test('is refused before it is decoded when a side is longer than 4096 pixels', async () => {
    sides = [10, 30_000];
    expect(await logoOfFile(fileOf(png))).toEqual({ problem: { kind: 'logoBroken' } });
    expect(decoded).not.toHaveBeenCalled();
  });
});

// APP-383
describe('a logo in an address', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
  });

  test('is a data URL, also with its + unescaped', async () => {
    expect(await logoOfAddress(pngUrl, '/')).toEqual({ logo: pngUrl });
    const plus = `data:image/png;base64,${btoa(String.fromCharCode(...png, 0xfb, 0xef, 0xbe))}`;
    expect(plus).toContain('+');
    expect(await logoOfAddress(plus.replaceAll('+', ' '), '/')).toEqual({ logo: plus });
  });

  test('takes the type of a data URL from its content', async () => {
    expect(await logoOfAddress(pngUrl.replace('png', 'svg+xml'), '/')).toEqual({ logo: pngUrl });
    expect(await logoOfAddress(`data:image/png;base64,${btoa('hello')}`, '/')).toEqual({
      problem: { kind: 'logoKind' },
    });
  });

  test('is a picture of this host, fetched without session and redirects', async () => {
    fetched.mockImplementation(async () => new Response(png, { headers: { 'content-type': 'text/plain' } }));
    expect(await logoOfAddress('/brands/acme.png', '/demo/')).toEqual({ logo: pngUrl });
    expect(await logoOfAddress('acme.PNG', '/demo/')).toEqual({ logo: pngUrl });
    expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([
      `${location.origin}/brands/acme.png`,
      `${location.origin}/demo/acme.PNG`,
    ]);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error' });
  });

  test.each([
    'https://evil.example/logo.png',
    '//evil.example/logo.png',
    '\\\\evil.example\\logo.png',
    'javascript:alert(1)//.png',
    'blob:null/a.png',
    'data:text/html;base64,PGI+.png',
    'data:image/svg+xml,<svg/>',
    '/api/bonus/clear',
    '/logo.png?x=1',
    '/logo.png#a',
    '/lo go.png',
    '/logo.html',
    '',
  ])('refuses %j and requests nothing', async (text) => {
    expect(await logoOfAddress(text, '/')).toEqual({ problem: { kind: 'logo' } });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('says why a file of the host cannot be loaded', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 404 })).mockRejectedValueOnce(new TypeError('redirect'));
    expect(await logoOfAddress('/acme.png', '/')).toEqual({ problem: { kind: 'logoMissing', why: 404 } });
    expect(await logoOfAddress('/acme.png', '/')).toEqual({ problem: { kind: 'logoMissing', why: null } });
  });

  test('refuses the app’s page, which a host may send for a missing file', async () => {
    fetched.mockResolvedValueOnce(new Response('<!doctype html>', { headers: { 'content-type': 'image/png' } }));
    expect(await logoOfAddress('/acme.png', '/')).toEqual({ problem: { kind: 'logoKind' } });
  });
});

// APP-384
test.each([
  pngUrl.replace('png', 'jpeg'),
  'data:image/png;base64,',
  `${pngUrl}")`,
  'https://evil.example/logo.png',
  `data:image/png;base64,${btoa(`\x89PNG\r\n\x1A\n${'x'.repeat(logoLimit)}`)}`,
])('a stored logo must be a small picture of its declared type (%#)', (url) => {
  expect(isLogo(url)).toBe(false);
});

test('a logo has a shape, and 1 when the browser finds none', async () => {
  expect(await shapeOf(pngUrl)).toBe(4);
  sides = [0, 0];
  expect(await shapeOf(pngUrl)).toBe(1);
});
