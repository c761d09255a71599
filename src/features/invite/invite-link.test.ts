import { expect, it } from 'vitest';
import { invitationOf } from './invite-link.tsx';

// INV-9, INV-34
it('is the registration with the id as its code, and the code by itself', () => {
  expect(invitationOf('38524639', 'https://wallet.example/')).toEqual({
    code: 'PR38524639',
    link: 'https://wallet.example/register?code=PR38524639',
  });
});

// INV-9
it('keeps the folder that the app lies in', () => {
  expect(invitationOf('1', 'https://demo.example/krapao/')?.link).toBe('https://demo.example/krapao/register?code=PR1');
});

// INV-10
it('keeps a strange id inside the code', () => {
  expect(invitationOf(' a&b=c ', 'https://wallet.example')).toEqual({
    code: 'PRa&b=c',
    link: 'https://wallet.example/register?code=PRa%26b%3Dc',
  });
});

// INV-11
it('is none while there is no id', () => {
  expect([invitationOf(undefined, 'https://x.example'), invitationOf(' ', 'https://x.example')]).toEqual([null, null]);
});
