import type { Absorbs } from '../../kernel/absorb.ts';
import type { Switches, SwitchName } from '../../kernel/switches.ts';
import { channels } from './channels.ts';

/** Account numbers are kept as they are, since no seed draws them. */
export const depositAbsorbs = {
  getDepositChannels: (draft, { banks, wallets, isManual }) => {
    const offered = channels.map(({ switch: name, bankCode, mode }): [SwitchName, boolean] => [
      name,
      banks.some((bank) => bank.bankCode === bankCode && bank.mode === mode),
    ]);
    const takes = (kind: string) => wallets.some(({ mode }) => mode === kind);
    draft.set({
      ...(Object.fromEntries(offered) as Partial<Switches>),
      isManual,
      noDeposit: banks.length + wallets.length === 0,
      depositWallet: takes('AUTO'),
      depositGiftLink: takes('GIFT'),
    });
  },
} satisfies Absorbs;
