/** The calls of the contract with their descriptions, for pages that show them. Loads the whole OpenAPI document. */
import type { ErrorCode } from '../../../contract/generated/errors.ts';
import openApi from '../../../contract/generated/openapi.json' with { type: 'json' };
import { type Operation, type OperationId, operations } from '../../../contract/generated/operations.ts';
import refusals from '../../../contract/generated/refusals.json' with { type: 'json' };

/** A JSON schema, as far as the contract uses one. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly 'x-known-values'?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

/** A request or response body. */
export interface Content {
  readonly schema: Schema;
  /** Absent for files. */
  readonly example?: unknown;
}

/** A path parameter. */
export interface PathParameter {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly schema: Schema;
}

/** How to get a refusal, from the recipes in `tests/support/recipes`. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly status: number;
  /** Steps in a scenario, a magic value, a switch; a fault where no rule of the simulator yields the code. */
  readonly way: 'natural' | 'magic' | 'switch' | 'fault';
  /** One line of English, may contain code in backticks. */
  readonly how: string;
  /** Query of the sandbox address that opens its world. */
  readonly link: string;
}

export interface DescribedCall extends Operation {
  readonly id: OperationId;
  readonly summary: string;
  readonly pathParameters: readonly PathParameter[];
  /** Null for a call without a body. */
  readonly takes: Content | null;
  readonly gives: Content;
  /** By code, in the order of `errors`. */
  readonly refusals: readonly Refusal[];
}

interface RawBody {
  readonly content?: Readonly<Record<string, Content>>;
}
interface RawCall {
  readonly operationId: OperationId;
  readonly summary: string;
  readonly requestBody?: RawBody;
  readonly responses: { readonly 200: RawBody };
}
type RawPath = Readonly<Record<string, RawCall>> & { readonly parameters?: readonly PathParameter[] };

const contentIn = (body: RawBody | undefined): Content | undefined => Object.values(body?.content ?? {})[0];

/** Every call of the contract, in the order of the document. */
export const describedCalls: readonly DescribedCall[] = Object.values(
  openApi.paths as unknown as Readonly<Record<string, RawPath>>,
).flatMap(({ parameters = [], ...methods }) =>
  Object.values(methods as Readonly<Record<string, RawCall>>).map(
    ({ operationId: id, summary, requestBody, responses }): DescribedCall => ({
      ...operations[id],
      id,
      summary,
      pathParameters: parameters,
      takes: contentIn(requestBody) ?? null,
      gives: contentIn(responses[200]) ?? { schema: {} },
      refusals: refusals[id] as readonly Refusal[],
    }),
  ),
);

/** The groups of calls, with descriptions. */
export const callTags: readonly { readonly name: string; readonly description: string }[] = openApi.tags;

const schemas = openApi.components.schemas as unknown as Readonly<Record<string, Schema>>;

/** Follows a `$ref`. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {});
