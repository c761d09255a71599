import { expect, test } from 'vitest';
import { checkAutoLogin, checkOpening, checkProvider } from './rules.ts';

const login = { code: 'PG', isOpen: true, isOwner: true, provider: 'works' } as const;

// GAM-43
test('logs in only the owner of an open account', () => {
  expect(() => checkAutoLogin(login)).not.toThrow();
  expect(() => checkAutoLogin({ ...login, isOpen: false })).toThrow('SLOT_NO_ACCOUNT');
  expect(() => checkAutoLogin({ ...login, isOwner: false })).toThrow('SLOT_NO_ACCOUNT');
});

// GAM-42
test('answers NOT_AREASLOT for an unknown user of AREASLOT', () => {
  const area = { ...login, code: 'AREASLOT' };
  expect(() => checkAutoLogin(area)).not.toThrow();
  expect(() => checkAutoLogin({ ...area, isOwner: false })).toThrow('NOT_AREASLOT');
  expect(() => checkAutoLogin({ ...area, provider: 'NOT_AREASLOT' })).toThrow('NOT_AREASLOT');
  expect(() => checkAutoLogin({ ...login, provider: 'NOT_AREASLOT' })).not.toThrow();
  expect(() => checkAutoLogin({ ...area, isOpen: false, provider: 'NOT_AREASLOT' })).toThrow('SLOT_NO_ACCOUNT');
});

// GAM-16
test('opens an account once, unless the provider fails', () => {
  expect(() => checkOpening(false, 'works')).not.toThrow();
  expect(() => checkOpening(true, 'SLOT_ACTIVATE_FAIL')).toThrow('SLOT_ALREADY_ACTIVE');
  expect(() => checkOpening(false, 'SLOT_ACTIVATE_FAIL')).toThrow('SLOT_ACTIVATE_FAIL');
  expect(() => checkOpening(false, 'GAME_ACTIVATION_FAIL')).toThrow('GAME_ACTIVATION_FAIL');
});

test('ignores a failure of another operation', () => {
  expect(() => checkProvider('NOT_UFABET', 'SLOT_RESET_PASSWORD_FAIL')).not.toThrow();
  expect(() => checkProvider('NOT_UFABET', 'NOT_UFABET')).toThrow('NOT_UFABET');
});
