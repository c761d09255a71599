/** A backend that responds with the contract's examples, as pages of another origin need them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import openApi from '../../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { serve } from './serve.ts';

export const exampleOf = (id: OperationId) => {
  const { method, path } = operations[id];
  const paths = openApi.paths as unknown as Record<string, Record<string, { responses: Record<string, never> }>>;
  const answer = paths[path]?.[method.toLowerCase()]?.responses['200'] as unknown as {
    content: { 'application/json': { example: object } };
  };
  return structuredClone(answer.content['application/json'].example) as Record<string, unknown>;
};

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, x-client',
  'access-control-allow-methods': 'PUT, DELETE',
  'access-control-expose-headers': 'date',
  'cache-control': 'no-store',
  'content-type': 'application/json',
};

/** A server that responds with the contract's examples. @param change returns true when it has responded itself */
export const serverWith = (change: (request: IncomingMessage, response: ServerResponse) => boolean | undefined) =>
  serve((request, response) => {
    for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
    if (change(request, response) === true) return;
    const id = (Object.keys(operations) as OperationId[]).find((one) => operations[one].path === request.url);
    response.end(request.method === 'OPTIONS' ? '' : JSON.stringify(exampleOf(id ?? 'getActive')));
  });
