/**
 * Keys, or prefixes of keys, that the login page can show. They load before it is drawn, the others right after
 * (`tools/vite/split-texts.ts`).
 */
export const firstTexts: readonly string[] = [
  'common',
  'boundary',
  'shell',
  'auth',
  'info.notice',
  'register.noAccount',
  // Refusals of a login.
  ...[
    ...['gone', 'invalid-token', 'NETWORK', 'TIMEOUT', 'INTERNAL_SERVER_ERROR', 'REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN'],
    ...['KEY_MISSING', 'KEY_INVALID', 'INVALID_IP', 'INVALID_USER_1', 'INVALID_USER_2', 'INVALID_USER_3'],
    ...['INVALID_USER_4', 'WRONG_CREDENTIAL', 'NO_USER', 'WRONG_PASSWORD', 'INACTIVE_USER', 'LOGIN_FAIL'],
  ].map((code) => `errorMsg.${code}`),
];

/** Exceptions: only screens that wait for all texts show them. */
export const laterTexts: ReadonlySet<string> = new Set(
  ['orderedBefore', 'foundInHistory', 'formEmptied', 'sending', 'goesOn'].map((key) => `common.${key}`),
);
