/** State of the form that sends a call: initial values, validation, request. */
import type { DescribedCall } from '../../../adapters/http/described-calls.ts';
import type { ApiRequest } from '../../../engine/api-message.ts';
import { isJson } from '../kit/formats.ts';

export interface TryForm {
  readonly parameters: Readonly<Record<string, string>>;
  /** JSON; '' for a call without a body. */
  readonly body: string;
  readonly file: File | null;
}

export type FieldProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-long'; readonly max: number }
  | { readonly kind: 'not-json' };

export type FormProblems = Readonly<Partial<Record<`path.${string}` | 'body' | 'file', FieldProblem>>>;

/** The examples of the contract. */
export const exampleForm = ({ pathParameters, takes, upload }: DescribedCall): TryForm => ({
  parameters: Object.fromEntries(pathParameters.map(({ name, example }) => [name, example])),
  body: takes === null || upload ? '' : JSON.stringify(takes.example ?? {}, null, 2),
  file: null,
});

function bodyProblem(body: string): FieldProblem | null {
  if (body.trim() === '') return { kind: 'missing' };
  return isJson(body) ? null : { kind: 'not-json' };
}

function parameterProblem(value: string, max = Number.POSITIVE_INFINITY): FieldProblem | null {
  if (value.trim() === '') return { kind: 'missing' };
  return value.length > max ? { kind: 'too-long', max } : null;
}

/** Validates a form. JSON with wrong content passes: the world refuses it (APP-381). */
export function problemsOf({ pathParameters, takes, upload }: DescribedCall, form: TryForm): FormProblems {
  const found: [string, FieldProblem | null][] = pathParameters.map(({ name, schema }) => [
    `path.${name}`,
    parameterProblem(form.parameters[name] ?? '', schema.maxLength),
  ]);
  if (upload) found.push(['file', form.file === null ? { kind: 'missing' } : null]);
  else if (takes !== null) found.push(['body', bodyProblem(form.body)]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null)) as FormProblems;
}

/** The header that identifies the app to a backend. */
const ofApp = { 'x-client': 'wallet-user' };

/** The request of a valid form, without its file. @param token null for no session */
export function requestOf(
  { method, path, takes, upload }: DescribedCall,
  { parameters, body }: TryForm,
  token: string | null,
): ApiRequest {
  const type = upload ? 'multipart/form-data' : takes === null ? null : 'application/json';
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(parameters[name] ?? '')),
    headers: {
      ...ofApp,
      ...(type === null ? {} : { 'content-type': type }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: takes === null || upload ? null : body,
  };
}
