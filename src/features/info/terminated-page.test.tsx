import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { TerminatedPage } from './terminated-page.tsx';

const { terminated, contact } = texts.info;

describe('the page of a service that has ended', () => {
  // APP-22, APP-24, APP-270
  test('explains what to do about remaining money, and leads to support', async () => {
    await simulate('terminated', { as: 'visitor' });
    open(<TerminatedPage />);
    expect(screen.getByText(terminated.money)).toBeTruthy();
    const link = await screen.findByRole('link', { name: contact.open });
    expect(link.getAttribute('href')).toMatch(/^https:/);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  // APP-270
  test.each([
    ['does not answer', (backend: Backend) => backend.sandbox.fault('getContact', { status: 500, times: 'always' })],
    ['has no link', (backend: Backend) => backend.forge('getContact', { contactText: '', lineLink: 'javascript:1' })],
  ])('reports that no contact can be shown when the server %s, not in a toast', async (_what, prepare) => {
    const backend = await simulate('terminated', { as: 'visitor' });
    prepare(backend);
    const { said } = open(<TerminatedPage />);
    await screen.findByText(terminated.nowhere);
    expect(screen.queryByRole('link')).toBeNull();
    expect(said).toEqual([]);
  });
});

type Backend = Awaited<ReturnType<typeof simulate>>;
