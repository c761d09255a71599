import { isInstalled, type ProgramName, whyMissing } from '../../tools/run/programs.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Why a suite is skipped; the last lines of `npm test` say it. */
    skipReason?: string;
  }
}

/** Options of a suite that starts a program: where it is not installed, the suite is skipped and says why. */
export const needs = (program: ProgramName) =>
  isInstalled(program) ? {} : { skip: true, meta: { skipReason: whyMissing(program) } };
