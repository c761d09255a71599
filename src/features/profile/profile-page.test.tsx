import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import { open as openPart } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { config } from '../../shared/config/config.ts';
import en from '../../shared/i18n/en.json' with { type: 'json' };
import { setLanguage } from '../../shared/i18n/i18n.ts';
import th from '../../shared/i18n/th.json' with { type: 'json' };
import { ProfilePage } from './profile-page.tsx';

let backend: SimulatedBackend;

const open = () => openPart(<ProfilePage />);

beforeEach(async () => {
  backend = await simulate();
  await setLanguage('en');
});

describe('ProfilePage', () => {
  // ACC-24, ACC-25, ACC-26, ACC-27
  test('shows every field read-only, the account number 3-3-rest and the date in Bangkok time', async () => {
    open();
    await screen.findByText('422-206-0335');
    const values = screen.getAllByRole('definition').map((value) => value.querySelector('bdi')?.textContent);
    expect(values).toEqual([
      'เอกชัย ศรีวิไล',
      '38524639',
      '0812345678',
      '28/12/2025 09:23:35',
      'EKKACHAI SRIWILAI',
      'TMBThanachart Bank',
      '422-206-0335',
      `${config.version} · ${config.environment}`,
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  // ACC-26
  test.each([
    ['th', ['ธนาคารทหารไทยธนชาต']],
    ['la', ['ທະຫານໄທທະນະຊາດ', 'ธนาคารทหารไทยธนชาต']],
    ['en', ['TMBThanachart Bank', 'ธนาคารทหารไทยธนชาต']],
  ] as const)('names the bank in %s, and by its local name where that differs', async (language, names) => {
    await setLanguage(language);
    open();
    await screen.findByText('422-206-0335');
    const bank = screen.getAllByRole('definition')[5];
    expect([...(bank?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual(names);
  });

  // ACC-28
  test('copies the member id, and refers to support for changes', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Copy member ID' }));
    expect(await navigator.clipboard.readText()).toBe('38524639');
    expect(screen.getByRole('link', { name: en.profile.support }).getAttribute('href')).toBe('/user/contact');
  });

  // ACC-57
  test('copies the digits of the account number, and changes the language', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: en.deposit.copyNumber }));
    expect(await navigator.clipboard.readText()).toBe('4222060335');
    await user.click(screen.getByRole('button', { name: 'ไทย' }));
    expect(await screen.findByRole('heading', { name: th.profile.settings })).toBeTruthy();
  });

  // ACC-33
  test('opens the change of password from its row', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: en.password.title }));
    expect(await screen.findByRole('dialog', { name: en.password.title })).toBeTruthy();
  });

  // ACC-30, SAFE-12, SAFE-16
  test('shows any name as text with its own direction', async () => {
    const name = '\u202e<img src=x onerror="window.hurt=1"> สมชาย';
    backend.forge('getProfile', { ...(await backend.elsewhere<Profile>('/api/account/profile')), name });
    open();
    const shown = await screen.findByText((text) => text.includes('<img src=x'));
    expect(shown.tagName).toBe('BDI');
    expect(shown.textContent).toBe(name);
    expect(screen.queryByRole('img')).toBeNull();
  });

  // ACC-29
  test('still shows the account when the bank account cannot be loaded', async () => {
    backend.sandbox.fault('getWallet', 'REQUEST_LIMIT');
    open();
    const bank = screen.getByRole('region', { name: 'Bank account' });
    expect(await within(bank).findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByText('38524639')).toBeTruthy();
  });

  // MNY-23
  test.each([1_766_888_615, 1_766_888_615_000, '1766888615', '2025-12-28T09:23:35', '2025-12-28 09:23:35 +0700'])(
    'reads the creation date %j',
    async (createdAt) => {
      backend.forge('getProfile', { ...(await backend.elsewhere<Profile>('/api/account/profile')), createdAt });
      open();
      expect(await screen.findByText('28/12/2025 09:23:35')).toBeTruthy();
    },
  );

  // ACC-30
  test('shows a dash for malformed fields of the account, and the others unchanged', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    backend.forge('getProfile', { success: true, data: { _id: 5, name: 'A' } });
    open();
    const account = within(screen.getByRole('region', { name: 'Your account' }));
    await account.findByText('A');
    expect(account.getAllByRole('definition').map((value) => value.textContent)).toEqual(['A', '-', '-', '-']);
    expect(account.queryByRole('button', { name: 'Copy member ID' })).toBeNull();
  });
});
