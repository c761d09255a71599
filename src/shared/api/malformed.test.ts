import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { parseBody, settleAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import * as validator from './validate.ts';

const bodies = {
  'an HTML page': '<!doctype html><title>Bad gateway</title>',
  'nothing at all': '',
  'the word null': 'null',
  'an empty list': '[]',
  'a number': '42',
  'a truncated body': '{"message":"OK","data":{"wallet":[{"na',
  'a byte order mark': '\uFEFF{"message":"OK"}',
  'a list of nothing': '[null]',
};

const outcome = async (operation: OperationId, text: string): Promise<unknown> => {
  const { method, path } = operations[operation];
  const filled = path.replaceAll(/\{[^}]+\}/g, '1');
  const call: Call = {
    method,
    url: new URL(filled, 'https://api.example'),
    path: filled,
    token: null,
    headers: new Headers(),
  };
  try {
    return await settleAnswer(call, 200, parseBody(new TextEncoder().encode(text).buffer), validator);
  } catch (error) {
    return error;
  }
};

describe.each(Object.entries(bodies))('%s', (_, text) => {
  // SAFE-36, SAFE-37
  it('is a malformed response of every operation', async () => {
    for (const operation of Object.keys(operations) as OperationId[]) {
      const error = await outcome(operation, text);
      expect(error, operation).toBeInstanceOf(ApiError);
      expect((error as ApiError).kind, operation).toBe('malformed');
    }
  });
});
