/** The steps of registration, in order. */
export const steps = ['phone', 'otp', 'profile', 'bank'] as const;
export type Step = (typeof steps)[number];

/** Without codes there are three. */
export const stepsWith = (otp: boolean): readonly Step[] => (otp ? steps : steps.filter((step) => step !== 'otp'));

/** The step whose field a refusal is about; null when it may be any, which leaves the newcomer where they are. */
export function ownerOf(code: string): Step | null {
  switch (code) {
    case 'EXISTING_USER':
    case 'PHONE_NUMBER_REQUIRE_10_DIGIT':
    case 'UNVERIFIED_OTP':
      return 'phone';
    case 'EXISTING_BANK':
    case 'INVALID_BANK':
    case 'BANK_ACCOUNT_NAME_ENG':
      return 'bank';
    default:
      return null;
  }
}

/** What a history entry of the page says: its step, and those that lie before it. */
export interface StepEntry {
  step: Step;
  trail: readonly Step[];
}

export const firstEntry: StepEntry = { step: 'phone', trail: [] };

/** Reads a history entry, which anyone can have written. */
export function readEntry(state: unknown): StepEntry {
  const { step, trail } = (state ?? {}) as Partial<StepEntry>;
  const known = (value: unknown): value is Step => steps.includes(value as Step);
  return known(step) && Array.isArray(trail) && trail.every(known) ? { step, trail } : firstEntry;
}
