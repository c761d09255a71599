/** The steps of registration, in order. */
export const steps = ['phone', 'otp', 'profile', 'bank'] as const;
export type Step = (typeof steps)[number];

/** The steps of this site; without one-time codes there are three (REG-2). */
export const stepsWith = (otp: boolean): readonly Step[] => (otp ? steps : steps.filter((step) => step !== 'otp'));

/** The step that shows a refusal (REG-41); null for a code that belongs to none and is shown at the current step. */
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

/** A history entry of the page: its step, and the steps that Back leads to. */
export interface StepEntry {
  step: Step;
  trail: readonly Step[];
}

export const firstEntry: StepEntry = { step: 'phone', trail: [] };

/** Reads and checks a history entry; an unusable one is the first step. */
export function readEntry(state: unknown): StepEntry {
  const { step, trail } = (state ?? {}) as Partial<StepEntry>;
  const known = (value: unknown): value is Step => steps.includes(value as Step);
  return known(step) && Array.isArray(trail) && trail.every(known) ? { step, trail } : firstEntry;
}
