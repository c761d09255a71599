import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Answers, broken, open, serve, walletView } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { RefundModal } from './refund-modal.tsx';

const { common, refund } = texts;

beforeAll(() => initI18n());

// REF-4, REF-22
it('says that the check failed, offers another try, and names an empty history', async () => {
  const answers: Answers = {
    '/api/wallet': walletView,
    '/api/refund/banners': { banners: [] },
    '/api/refund/check': broken,
    '/api/refund': { refunds: [], total: 0 },
  };
  serve(answers);
  const { user, said } = open(<RefundModal opened onClose={vi.fn()} />);
  expect(await screen.findByText(common.loadFailed)).toBeTruthy();
  expect(screen.queryByText(refund.none)).toBeNull();
  answers['/api/refund/check'] = {
    ...{ result: false, bonus: false, info: '', refundAmount: 0, refundSuccess: 0, refundFail: 0 },
  };
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(refund.none)).toBeTruthy();
  expect(await screen.findByText(refund.empty)).toBeTruthy();
  expect(said).toEqual([]);
});
