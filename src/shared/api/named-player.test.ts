import { beforeEach, expect, test, vi } from 'vitest';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { answerSchemas } from '../../../contract/generated/schemas.ts';
import { readAnswer } from './validate.ts';

const profile = {
  _id: ' 38524639 ',
  name: 'A',
  username: '0812345678',
  createdAt: '2026-01-15T09:30:00.000Z',
  coin: 3,
};

const answerWith = (fields: string[]): object | null => {
  if (fields.includes('profile')) return { profile, bankAccount: null, wallet: null, invite: null, slots: [] };
  return fields.includes('username') && fields.includes('_id') ? profile : null;
};

/** Operations whose response has a profile, with such a response. */
const withProfile = (Object.keys(answerSchemas) as OperationId[])
  .map((id) => ({ id, answer: answerWith(Object.keys(answerSchemas[id].shape)) }))
  .filter(({ answer }) => answer !== null);

// Other fields of these responses are repaired and logged.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

// ACC-61
test.each(withProfile)('reads the player from responses of $id', async ({ id, answer }) => {
  const { method, path } = operations[id];
  expect(await readAnswer(method, path, 200, answer)).toMatchObject({ kind: 'answer', player: '38524639' });
});

// ACC-61
test('includes profile and wallet', () => {
  expect(withProfile.map(({ id }) => id)).toEqual(expect.arrayContaining(['getProfile', 'getWallet']));
});

// ACC-61
test('reads no player if none is named', async () => {
  const { _id, ...rest } = profile;
  expect(await readAnswer('GET', '/api/account/profile', 200, rest)).toMatchObject({ kind: 'answer', player: null });
});
