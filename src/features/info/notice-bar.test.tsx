import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Answers, open, serve } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };

const { notice } = texts.info;

beforeAll(() => initI18n());
beforeEach(() => vi.resetModules());

/** As a page that was just loaded has it. */
const loadedBar = async () => (await import('./notice-bar.tsx')).NoticeBar;

// ACC-54
it('stays away once it was dismissed, until its text changes or the page is loaded anew', async () => {
  const answers: Answers = { '/api/lookup/notice': { notice: '<p>First</p>' } };
  const { times } = serve(answers);
  const NoticeBar = await loadedBar();
  const { user, client, again } = open(<NoticeBar />);
  await screen.findByText('First');
  await user.click(screen.getByRole('button', { name: notice.dismiss }));
  expect(screen.queryByText('First')).toBeNull();

  again(<p>Another page</p>);
  again(<NoticeBar />);
  await client.refetchQueries();
  expect(times('/api/lookup/notice')).toBeGreaterThan(1);
  expect(screen.queryByRole('complementary')).toBeNull();

  answers['/api/lookup/notice'] = { notice: '<p>Second</p>' };
  await client.refetchQueries();
  await waitFor(() => expect(screen.getByText('Second')).toBeTruthy());

  answers['/api/lookup/notice'] = { notice: '<p>First</p>' };
  vi.resetModules();
  const Anew = await loadedBar();
  again(<Anew />);
  await client.refetchQueries();
  expect(await screen.findByText('First')).toBeTruthy();
});
