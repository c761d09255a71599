import { expect, it } from 'vitest';
import { inviteLink } from './invite-link-address.ts';

// INV-9
it('is the registration with the id as its code', () => {
  expect(inviteLink('38524639', 'https://wallet.example/')).toBe('https://wallet.example/register?code=PR38524639');
});

// INV-9
it('keeps the folder that the app lies in', () => {
  expect(inviteLink('1', 'https://demo.example/krapao/')).toBe('https://demo.example/krapao/register?code=PR1');
});

// INV-10
it('keeps a strange id inside the code', () => {
  expect(inviteLink('a&b=c', 'https://wallet.example')).toBe('https://wallet.example/register?code=PRa%26b%3Dc');
});

// INV-11
it('is none while there is no id', () => {
  expect([inviteLink(undefined, 'https://x.example'), inviteLink(' ', 'https://x.example')]).toEqual([null, null]);
});
