// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brandOfTab, brandSheet, contrastOf, keepBrand, readableColor, readBrand, usualBrand } from './brand.ts';
import { clearSession, keptBrand } from './memory.ts';

const png = 'data:image/png;base64,iVBORw0KGgo=';

afterEach(() => sessionStorage.clear());

const read = (text: string) => readBrand(text, '/');

// APP-383
describe('a brand in an address', () => {
  test('takes a name, a colour of three or six digits, or both', async () => {
    expect(await read('name:Acme')).toEqual({ value: { name: 'Acme', gold: null, logo: null } });
    expect(await read('gold:#5cf')).toEqual({ value: { name: null, gold: '#55ccff', logo: null } });
    expect(await read('name:Acme: Pay,gold:66DDAA')).toEqual({
      value: { name: 'Acme: Pay', gold: '#66ddaa', logo: null },
    });
    expect(await read('none')).toEqual({ value: usualBrand });
  });

  test('takes a logo as a data URL between other parts', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function load(this: HTMLImageElement) {
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    });
    HTMLImageElement.prototype.decode = async () => undefined;
    expect(await read(`gold:5cf,logo:${png},name:Acme`)).toEqual({
      value: { name: 'Acme', gold: '#55ccff', logo: png },
    });
    vi.restoreAllMocks();
  });

  test.each(['', 'name', 'name:a\u202Eb', 'gold:', 'gold:#12345', 'logo:'])('refuses %j', async (text) => {
    expect('value' in (await read(text))).toBe(false);
  });

  test('lists the accepted parts for an invalid one', async () => {
    expect(await read('colour:red')).toEqual({ accepts: ['name:…', 'gold:f4bd50', 'logo:…', 'none'] });
    expect(await read('gold:red')).toEqual({ accepts: ['gold:f4bd50', 'gold:%23f4bd50'] });
  });

  test.each([
    ['over 40 characters', `name:${'x'.repeat(41)}`],
    ['with a comma', 'gold:5cf,name:Acme, Inc.'],
    ['that shows nothing', 'name:\u3164 \u200b'],
  ])('refuses a name %s', async (_what, text) => {
    expect(await read(text)).toEqual({ problem: { kind: 'name' } });
  });

  test('refuses a repeated part, which would replace the first', async () => {
    expect(await read('name:Acme,name:Other')).toEqual({ problem: { kind: 'repeated' } });
  });

  test('refuses a logo from another host', async () => {
    expect(await read('name:Acme,logo:https://evil.example/logo.png')).toEqual({ problem: { kind: 'logo' } });
  });

  test('refuses a colour with too little contrast and suggests a lighter one', async () => {
    expect(await read('gold:#c00')).toMatchObject({ problem: { kind: 'contrast', contrast: 2.2 } });
    const instead = readableColor('#cc0000');
    expect(contrastOf(instead)).toBeGreaterThanOrEqual(4.5);
    expect(await read(`gold:${instead}`)).toMatchObject({ value: { gold: instead } });
    expect(contrastOf('#000000')).toBeLessThan(4.5);
    expect(contrastOf(readableColor('#000000'))).toBeGreaterThanOrEqual(4.5);
  });
});

// APP-384
describe('the brand of a tab', () => {
  test('survives the start of a story, with its logo', () => {
    const brand = { name: 'Acme', gold: '#55ccff', logo: png };
    keepBrand(brand);
    sessionStorage.setItem('token', 'x');
    clearSession({ keepsWorld: false });
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(brandOfTab()).toEqual(brand);
    keepBrand(usualBrand);
    expect(keptBrand.read()).toBeNull();
  });

  test('keeps the former one when storage is full', () => {
    const former = { ...usualBrand, name: 'Acme' };
    expect(keepBrand(former)).toBe(true);
    const stored = sessionStorage;
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.getItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepBrand({ ...usualBrand, name: 'Other' })).toBe(false);
    vi.unstubAllGlobals();
    expect(brandOfTab()).toEqual(former);
  });

  test.each([
    '{',
    '{"name":"Acme"}',
    '{"name":"Acme","gold":"#c00","logo":null}',
    '{"name":"Acme","gold":"red;}","logo":null}',
    '{"name":null,"gold":null,"logo":"https://evil.example/logo.png"}',
    `{"name":null,"gold":null,"logo":"${png}\\"),url(https://evil.example"}`,
  ])('ignores %s in storage', (text) => {
    keptBrand.write(text);
    expect(brandOfTab()).toEqual(usualBrand);
  });
});

// APP-384
test('the stylesheet replaces the colour and the mark, on screens only', () => {
  const sheet = brandSheet({ name: null, gold: '#55ccff', logo: png });
  expect(sheet).toContain('@media screen');
  expect(sheet).toContain('--kp-gold:#55ccff;');
  expect(sheet).toContain('--mantine-color-gold-4:#55ccff;');
  expect(sheet).toContain(`url("${png}")`);
  const ofName = brandSheet({ ...usualBrand, name: 'Acme' });
  expect(ofName).not.toContain('--kp-gold');
  expect(ofName).toContain('header a~*{flex:none}');
});

// APP-384
test('a wide logo gets a wide place, which leaves room for the name', () => {
  const ofLogo = (shape: number) => brandSheet({ ...usualBrand, logo: png }, shape);
  expect(ofLogo(2)).toContain('aspect-ratio:2.00');
  expect(ofLogo(40)).toContain('aspect-ratio:3.50');
  expect(ofLogo(0.2)).toContain('aspect-ratio:1.00');
});
