import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };

const { notice } = texts.info;

beforeEach(() => vi.resetModules());

/** As a page that was just loaded has it. */
const loadedBar = async () => (await import('./notice-bar.tsx')).NoticeBar;

// ACC-54
test('stays dismissed until its text changes or the page reloads', async () => {
  const { sandbox, forge, times } = await simulate('everyday', { set: { notice: true } });
  const NoticeBar = await loadedBar();
  const { user, client, again } = open(<NoticeBar />);
  const text = (await screen.findByRole('complementary')).textContent;
  await user.click(screen.getByRole('button', { name: notice.dismiss }));
  expect(screen.queryByRole('complementary')).toBeNull();

  again(<p>Another page</p>);
  again(<NoticeBar />);
  await client.refetchQueries();
  expect(times('getNotice')).toBeGreaterThan(1);
  expect(screen.queryByRole('complementary')).toBeNull();

  // The simulated site has one notice only.
  forge('getNotice', { notice: '<p>Second</p>' });
  await client.refetchQueries();
  await waitFor(() => expect(screen.getByText('Second')).toBeTruthy());

  sandbox.clearFaults();
  vi.resetModules();
  const Anew = await loadedBar();
  again(<Anew />);
  await client.refetchQueries();
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toBe(text));
});
