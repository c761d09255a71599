import type { QrRecord } from '../../../domains/qr/index.ts';
import { minute } from '../../../kernel/time/duration.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';

export class NoOpenQr extends Error {}

/** @throws NoOpenQr */
function openQr(sandbox: Sandbox): QrRecord {
  const open = (sandbox.inspect().records['qrcodes'] as readonly QrRecord[] | undefined)?.findLast(
    ({ state, expiresAt }) => state === 'open' && expiresAt > sandbox.now(),
  );
  if (!open) throw new NoOpenQr('no QR is open');
  return open;
}

/** Faults named by what happens to player or operator; the names are keys of the panel's labels. */
export const businessFaults = {
  paidLate: async (sandbox: Sandbox) => {
    const { _id, expiresAt } = openQr(sandbox);
    // cancels the automatic payment in time, then pays after the expiry
    await sandbox.operate('loseCallback', { qrcodeId: _id });
    await sandbox.clock.jump(`${Math.ceil(expiresAt - sandbox.now() + minute)}ms`);
    await sandbox.operate('payQr', { qrcodeId: _id });
  },
  callbackLost: (sandbox: Sandbox) => sandbox.operate('loseCallback', { qrcodeId: openQr(sandbox)._id }),
  terminatedWithdrawal: (sandbox: Sandbox) => {
    sandbox.fault('withdraw', { terminate: true });
    sandbox.fault('withdrawAll', { terminate: true });
  },
  tokenTransfer: (sandbox: Sandbox) => sandbox.fault('transfer', 'invalid-token'),
  transferReturned: (sandbox: Sandbox) => sandbox.set('transferFails', true),
} as const satisfies Record<string, (sandbox: Sandbox) => unknown>;

export type BusinessFault = keyof typeof businessFaults;
export const businessFaultNames = Object.keys(businessFaults) as BusinessFault[];
