import openApi from '../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../contract/generated/operations.ts';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly 'x-known-values'?: readonly unknown[];
}
interface Answered {
  readonly responses: { readonly '200'?: { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> } };
}

const document = openApi as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Answered>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(document.components.schemas[name] ?? {});
}

/** Undefined for an operation that answers no JSON. */
export function answerSchema(id: OperationId): Schema | undefined {
  const { method, path } = operations[id];
  return document.paths[path]?.[method.toLowerCase()]?.responses['200']?.content?.['application/json']?.schema;
}
