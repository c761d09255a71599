export const steps = ['phone', 'otp', 'profile', 'bank'] as const;
export type Step = (typeof steps)[number];

/** Without one-time codes there are three steps (REG-2). */
export const stepsWith = (otp: boolean): readonly Step[] => (otp ? steps : steps.filter((step) => step !== 'otp'));

/** The step that shows a refusal (REG-41); null means the current step. */
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

/** `trail`: the steps that Back leads to. */
export interface StepEntry {
  step: Step;
  trail: readonly Step[];
}

export const firstEntry: StepEntry = { step: 'phone', trail: [] };

/** An invalid history entry counts as the first step. */
export function readEntry(state: unknown): StepEntry {
  const { step, trail } = (state ?? {}) as Partial<StepEntry>;
  const known = (value: unknown): value is Step => steps.includes(value as Step);
  return known(step) && Array.isArray(trail) && trail.every(known) ? { step, trail } : firstEntry;
}
