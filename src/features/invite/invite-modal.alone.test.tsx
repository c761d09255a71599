import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { InviteModal } from './invite-modal.tsx';

const { invite } = texts;

// INV-36
test('shows the link without a QR when the QR code’s chunk fails to load', async () => {
  await simulate('everyday', { set: { banners: false, inviteRows: 0 } });
  vi.doMock('qrcode', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  open(<InviteModal opened onClose={vi.fn()} />);
  await screen.findByRole('textbox', { name: invite.link });
  await waitFor(() => expect(screen.queryByText(invite.scan)).toBeNull());
  expect(screen.getByRole('button', { name: invite.copy })).toBeTruthy();
});
