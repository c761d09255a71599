import type { Absorbs } from '../../kernel/absorb.ts';
import { bankNames, banks } from '../../reference/reference-data.ts';

/** The code of a bank whose answer has only its name; empty for none. */
const codeNamed = (nameTH: string): string =>
  banks.find(({ code }) => [bankNames(code, 'th').nameTH, bankNames(code, 'la').nameTH].includes(nameTH))?.code ?? '';

export const accountAbsorbs = {
  getWallet: (draft, { profile, bankAccount: { bankCode, bankAccountName, bankAccountNo, bank } }) =>
    draft.change({ ...profile, bankCode: bankCode ?? codeNamed(bank.nameTH), bankAccountName, bankAccountNo }),

  getProfile: (draft, profile) => draft.change(profile),

  getBanks: (draft, answer) => {
    const lao = banks.filter(({ country }) => country === 'LA').map(({ code }) => code);
    draft.set({ laos: answer.banks.some(({ code }) => lao.includes(code)) });
  },
} satisfies Absorbs;
