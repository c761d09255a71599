import type { Absorbs } from '../../kernel/absorb.ts';

export const registrationAbsorbs = {
  getRegisterOtp: (draft, { registerOTP }) => draft.set({ registerOtp: registerOTP }),
  getSources: (draft, { sources }) => draft.set({ sources: sources.length > 0 }),
} satisfies Absorbs;
