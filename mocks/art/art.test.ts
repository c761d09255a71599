import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scannedQr } from '../../tests/support/scanned-qr.ts';
import { conditionsFile, howToFilm, howToPicture, promotionPicture } from '../domains/chat/content.ts';
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

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
const drawings = files.filter((name) => name.endsWith('.svg'));

function textOf(path: string): string {
  return readFileSync(new URL(path.replace(/^sandbox-art\//, ''), folder), 'utf8');
}

describe('the drawings', () => {
  test('DES-8: differ for the logo and the background of every game', () => {
    const drawn = gameCodes.flatMap((code) => [textOf(gameLogo(code)), textOf(gameBackground(code))]);
    expect(new Set(drawn.map((file) => file.replaceAll(/[a-z0-9]+-(logo|bg)-\w/g, 'id'))).size).toBe(32);
  });

  test('exist for every address, and have an address each', () => {
    const addresses = [
      ...gameCodes.flatMap((code) => [gameLogo(code), gameBackground(code)]),
      ...Array.from({ length: bannerCounts.invite }, (_, i) => inviteBanner(i)),
      ...Array.from({ length: bannerCounts.refund }, (_, i) => refundBanner(i)),
      ...Array.from({ length: bannerCounts.bonus }, (_, i) => bonusBanner(i)),
      contactQr(),
      bcelInstruction(),
      ...Array.from({ length: slipCount }, (_, i) => slipImage(i)),
    ];
    expect(addresses.map((path) => path.replace('sandbox-art/', '')).sort()).toEqual(drawings.toSorted());
  });

  test('wrap banner indices around, below zero too', () => {
    expect(inviteBanner(3)).toBe(inviteBanner(0));
    expect(refundBanner(-1)).toBe(refundBanner(2));
  });

  test('DES-9: keep the card ratio of 300 to 211', () => {
    for (const code of gameCodes) expect(textOf(gameBackground(code))).toContain('viewBox="0 0 300 211"');
  });

  test.each(drawings)('DES-8: %s is small, inert and refers to nothing outside itself', (path) => {
    const file = textOf(path);
    expect(file.length).toBeLessThan(6144);
    const inner = file.replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(inner).not.toMatch(/:\/\/|<script|<style|<image|<foreignObject|\son\w+=|javascript:|data:|font/i);
    const ids = new Set([...file.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
    for (const [, used] of file.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(used);
  });

  test('include a contact QR that a scanner reads as the contact link', () => {
    expect(scannedQr(textOf(contactQr()))).toBe(contactLink);
  });
});

test.each([promotionPicture, howToPicture, howToFilm, conditionsFile])('%s exists and is small', (path) => {
  expect(statSync(new URL(path.replace('sandbox-art/', ''), folder)).size).toBeLessThan(60_000);
});
