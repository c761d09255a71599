import type * as z from 'zod/mini';
import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { answerSchemas, bodySchemas } from '../../../contract/generated/schemas.ts';
import { tryParse } from '../../kernel/arguments.ts';
import type { UploadBody } from '../../kernel/uploaded-file.ts';
import type { ApiRequest } from './api-message.ts';

type Parsed = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly code: ErrorCode };
type Issue = z.core.$ZodIssue;

const isMissing = (issue: Issue) => issue.code === 'invalid_type' && issue.input === undefined;

/** Validates a request body against the contract: KEY_MISSING for an absent field, KEY_INVALID for anything else. */
export function parseBody(id: OperationId, { body: text, file = null, refusal }: ApiRequest): Parsed {
  if (refusal) return { ok: false, code: refusal };
  // The handler checks files: the contract has codes for them
  if (operations[id].upload) return { ok: true, body: { file } satisfies UploadBody };
  const schema = (bodySchemas as Partial<Record<OperationId, z.ZodMiniType>>)[id];
  if (!schema) return { ok: true, body: null };
  if (text === null || text === '') return { ok: false, code: 'KEY_MISSING' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, code: 'KEY_INVALID' };
  }
  const parsed = tryParse(schema, json, { reportInput: true });
  if (!parsed) return { ok: false, code: 'KEY_INVALID' };
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, code: parsed.error.issues.some(isMissing) ? 'KEY_MISSING' : 'KEY_INVALID' };
}

/** Whether a path parameter is unusable: over 200 characters, or a dot segment. An empty one matches no path. */
export const isUnusableParameter = (value: string): boolean => value.length > 200 || /^\.{1,2}$/.test(value);

/** Replaces secrets by digests, so that handler and journal see the same input without secrets. */
export function digestSecrets(id: OperationId, body: unknown, digest: (secret: string) => string): unknown {
  const { secrets } = operations[id];
  if (secrets.length === 0 || typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([name, value]) =>
    secrets.includes(name) && typeof value === 'string' ? [name, digest(value)] : [name, value],
  );
  return Object.fromEntries(entries);
}

/** Violations of the contract in a response; empty when it is valid. */
export function answerProblems(id: OperationId, answer: unknown): string[] {
  const parsed = (answerSchemas[id] as z.ZodMiniType).safeParse(answer);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `${id} ${path.join('.')}: ${message}`);
}
