import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Contact } from '../../../contract/generated/models/contact.ts';
import { open as openPart } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import en from '../../shared/i18n/en.json' with { type: 'json' };
import { setLanguage } from '../../shared/i18n/i18n.ts';
import { ContactPage } from './contact-page.tsx';

let backend: SimulatedBackend;

/** The contact that a hostile server names. */
async function forgeContact(own: Partial<Contact>) {
  backend.forge('getContact', { ...(await backend.elsewhere<Contact>('/api/lookup/contact')), ...own });
}

beforeEach(async () => {
  backend = await simulate('everyday', { as: 'visitor' });
  await setLanguage('en');
});

const open = () => openPart(<ContactPage />);

describe('ContactPage', () => {
  // INF-7, INF-8
  test('shows the LINE code, its name and its link, and the version of the app', async () => {
    open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '@krapao' });
    expect(link.href).toBe('https://line.krapao.example/ti/p/@krapao');
    expect(link.rel).toContain('noopener');
    expect(screen.getByRole('img', { name: 'LINE QR code of @krapao' })).toBeTruthy();
    expect(screen.getByText(/1\.1\.14/)).toBeTruthy();
  });

  // INF-9, SAFE-22
  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])('makes no link of %s', async (lineLink) => {
    await forgeContact({ lineLink });
    open();
    await screen.findByText('@krapao');
    expect(screen.queryByRole('link')).toBeNull();
  });

  // INF-10
  test.each(['', 'https://evil.example/qr.png', 'javascript:alert(1)', '/broken.svg'])(
    'shows a text in place of the LINE picture %j',
    async (lineQR) => {
      await forgeContact({ lineQR });
      open();
      await screen.findByRole('link', { name: '@krapao' });
      const picture = screen.queryByRole('img', { name: 'LINE QR code of @krapao' });
      expect(picture !== null).toBe(lineQR === '/broken.svg');
      if (picture) fireEvent.error(picture);
      expect(screen.getByText(en.info.contact.qrMissing)).toBeTruthy();
      expect(screen.queryByRole('img', { name: 'LINE QR code of @krapao' })).toBeNull();
    },
  );

  // INF-11
  test('reports an empty page', async () => {
    await forgeContact({ contactText: '', lineLink: '', lineName: '', lineQR: '' });
    open();
    expect(await screen.findByText('No contact channel yet')).toBeTruthy();
  });

  // INF-8, INF-11
  test('offers a retry after a failure, and still shows the version', async () => {
    backend.sandbox.fault('getContact', 'REQUEST_LIMIT');
    const { user } = open();
    await screen.findByRole('alert');
    expect(screen.getByText(/1\.1\.14/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '@krapao' })).toBeTruthy();
  });
});
