export const stateGroups = [
  'login',
  'register',
  'home',
  'deposit',
  'transfer',
  'withdraw',
  'statement',
  'games',
  'bonus',
  'spin',
  'invite',
  'refund',
  'profile',
  'chat',
  'info',
  'laos',
  'sandbox',
] as const;

export interface StateRow {
  readonly name: string;
  readonly group: (typeof stateGroups)[number];
  /** The scenario its world starts from. */
  readonly scenario: string;
  /** True for a page of the sandbox itself, which has no world. */
  readonly bare?: boolean;
}

/** The address that opens a state. @param base path of the app, with a slash at both ends */
export const stateAddress = (base: string, name: string, language: string): string =>
  `${base}?state=${name}&lang=${language}`;
