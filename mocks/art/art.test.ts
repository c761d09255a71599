import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scannedQr } from '../../tests/support/scanned-qr.ts';
import { conditionsFile, howToFilm, howToPicture, promotionPicture } from '../domains/chat/content.ts';
import { artFiles } from './index.ts';
import {
  bannerCounts,
  bcelInstruction,
  bonusBanner,
  contactLink,
  contactQr,
  gameBackground,
  gameCodes,
  gameLogo,
  inviteBanner,
  refundBanner,
  slipCount,
  slipImage,
} from './paths.ts';

const files = artFiles();
const each = Object.entries(files);

function drawing(path: string): string {
  const file = files[path.replace(/^sandbox-art\//, '')];
  if (file === undefined) throw new Error(`No drawing for ${path}`);
  return file;
}

/** XML faults of a text: tags, nesting, quoting, repeated attributes. */
function xmlFaults(text: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = text.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9-]+="[^"<&]*")*)(\/?)>/g,
    (_, end, name, attributes, self) => {
      const keys = [...String(attributes).matchAll(/([a-zA-Z0-9-]+)="/g)].map((match) => match[1]);
      if (new Set(keys).size !== keys.length) faults.push(`an attribute twice in <${name}${attributes}>`);
      if (end && open.pop() !== name) faults.push(`</${name}> closes nothing`);
      if (!end && !self) open.push(name);
      return '';
    },
  );
  if (rest.trim() !== '') faults.push(`outside any tag: ${rest.slice(0, 80)}`);
  return [...faults, ...open.map((name) => `<${name}> stays open`)];
}

describe('the drawings', () => {
  it('DES-8: exist for the logo and the background of every game, no two alike', () => {
    const drawn = gameCodes.flatMap((code) => [drawing(gameLogo(code)), drawing(gameBackground(code))]);
    expect(new Set(drawn.map((file) => file.replaceAll(/[a-z0-9]+-(logo|bg)-\w/g, 'id'))).size).toBe(32);
  });

  it('exist for everything else that has an address, and nothing is drawn without one', () => {
    const addresses = [
      ...gameCodes.flatMap((code) => [gameLogo(code), gameBackground(code)]),
      ...Array.from({ length: bannerCounts.invite }, (_, i) => inviteBanner(i)),
      ...Array.from({ length: bannerCounts.refund }, (_, i) => refundBanner(i)),
      ...Array.from({ length: bannerCounts.bonus }, (_, i) => bonusBanner(i)),
      contactQr(),
      bcelInstruction(),
      ...Array.from({ length: slipCount }, (_, i) => slipImage(i)),
    ];
    expect(addresses.map((path) => path.replace('sandbox-art/', '')).sort()).toEqual(Object.keys(files).sort());
  });

  it('wrap banner indices around, below zero too', () => {
    expect(inviteBanner(3)).toBe(inviteBanner(0));
    expect(refundBanner(-1)).toBe(refundBanner(2));
  });

  it('DES-9: keep the card ratio of 300 to 211', () => {
    for (const code of gameCodes) expect(drawing(gameBackground(code))).toContain('viewBox="0 0 300 211"');
  });

  it.each(each)('%s is well-formed, with finite numbers only', (_, file) => {
    expect(xmlFaults(file)).toEqual([]);
    expect(file).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it.each(each)('DES-8: %s is inert and refers to nothing outside itself', (_, file) => {
    const inner = file.replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(inner).not.toMatch(/:\/\/|<script|<style|<image|<foreignObject|\son\w+=|javascript:|data:|font/i);
    const ids = new Set([...file.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
    for (const [, used] of file.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(used);
  });

  it('use every id in one file only, so that they could stand inline in one page', () => {
    const ids = each.flatMap(([, file]) => [...file.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('stay small: emblems and marks within 4 kB, the rest within 6 kB', () => {
    const limit = (path: string) => (/-logo|^banks/.test(path) ? 4096 : 6144);
    expect(each.filter(([path, file]) => file.length > limit(path)).map(([path, file]) => [path, file.length])).toEqual(
      [],
    );
  });

  it('include a contact QR that a scanner reads as the contact link', () => {
    expect(scannedQr(drawing(contactQr()))).toBe(contactLink);
  });
});

describe('the files that support sends', () => {
  it.each([promotionPicture, howToPicture, howToFilm, conditionsFile])('%s exists and is small', (path) => {
    const file = path.replace('sandbox-art', 'mocks/art');
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(60_000);
  });
});
