// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brandOfTab, brandSheet, contrastOf, keepBrand, readableColor, readBrand, usualBrand } from './brand.ts';
import { clearSession, keptBrand } from './memory.ts';

const png = 'data:image/png;base64,iVBORw0KGgo=';

afterEach(() => sessionStorage.clear());

// APP-383
describe('a brand in an address', () => {
  test('takes a name, a colour of three or six digits, or both', () => {
    expect(readBrand('name:Acme')).toEqual({ value: { name: 'Acme', gold: null, logo: null } });
    expect(readBrand('gold:#5cf')).toEqual({ value: { name: null, gold: '#55ccff', logo: null } });
    expect(readBrand('name:Acme: Pay,gold:66DDAA')).toEqual({
      value: { name: 'Acme: Pay', gold: '#66ddaa', logo: null },
    });
    expect(readBrand('none')).toEqual({ value: usualBrand });
  });

  test.each(['', 'name', 'name:a\u202Eb', 'gold:', 'gold:#12345'])('refuses %j', (text) => {
    const read = readBrand(text);
    expect('value' in read).toBe(false);
  });

  test('lists the accepted parts for an invalid one', () => {
    expect(readBrand('colour:red')).toEqual({ accepts: ['name:…', 'gold:f4bd50', 'none'] });
    expect(readBrand('gold:red')).toEqual({ accepts: ['gold:f4bd50', 'gold:%23f4bd50'] });
    expect(readBrand(`name:${'x'.repeat(41)}`)).toEqual({ problem: { kind: 'name' } });
  });

  test('refuses a logo from another host', () => {
    expect(readBrand('name:Acme,logo:https://evil.example/logo.png')).toEqual({ problem: { kind: 'logo' } });
  });

  test('refuses a colour with too little contrast and suggests a lighter one', () => {
    const read = readBrand('gold:#c00');
    expect(read).toMatchObject({ problem: { kind: 'contrast', contrast: 2.2 } });
    const instead = readableColor('#cc0000');
    expect(contrastOf(instead)).toBeGreaterThanOrEqual(4.5);
    expect(readBrand(`gold:${instead}`)).toMatchObject({ value: { gold: instead } });
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
  expect(brandSheet({ ...usualBrand, name: 'Acme' })).not.toContain('--kp-gold');
});
