/** The tables of operations, schemas, socket events and errors, as text, from the bundled contract. */
import { parse } from 'yaml';

type Ref = { $ref?: string; properties?: Record<string, { 'x-secret'?: boolean }> };
type Content = Record<string, { schema: Ref }>;
type Parameter = { in: 'path' | 'query'; name: string };
type RawOperation = {
  operationId: string;
  tags: [string];
  'x-effect': 'read' | 'write';
  'x-money'?: boolean;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
/** A path: its methods and their shared parameters. */
type PathItem = { parameters?: Parameter[] } & Record<string, RawOperation>;
type RawError = { status: number; meaning: string; operations: string[]; endsSession?: boolean };

export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  effect: 'read' | 'write';
  auth: boolean;
  money: boolean;
  upload: boolean;
  parameters: string[];
  secrets: string[];
  body: string | null;
  answer: string;
}
export interface Contract {
  operations: Operation[];
  errors: { code: string; status: number; meaning: string; endsSession: boolean; operations: string[] }[];
}

const schemaName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** @throws when a body or response is no named schema: the tables refer to schemas by name. */
export function parseContract(openapiJson: string, errorsYaml: string): Contract {
  const openapi = JSON.parse(openapiJson) as {
    paths: Record<string, PathItem>;
    components: { schemas: Record<string, Ref> };
  };
  const operations = Object.entries(openapi.paths).flatMap(([path, { parameters: shared = [], ...methods }]) =>
    Object.entries(methods).map(([method, raw]): Operation => {
      const named = (content: Content | undefined, role: string, type = 'application/json') => {
        const ref = content?.[type]?.schema.$ref;
        if (!ref) throw new Error(`${raw.operationId}: the ${role} must be a named schema`);
        return schemaName(ref);
      };
      const upload = Boolean(raw.requestBody?.content['multipart/form-data']);
      const body = raw.requestBody
        ? named(raw.requestBody.content, 'body', upload ? 'multipart/form-data' : 'application/json')
        : null;
      const fields = body ? (openapi.components.schemas[body]?.properties ?? {}) : {};
      return {
        id: raw.operationId,
        method: method.toUpperCase(),
        path,
        tag: raw.tags[0],
        effect: raw['x-effect'],
        auth: raw.security === undefined,
        money: Boolean(raw['x-money']),
        upload,
        parameters: [...shared, ...(raw.parameters ?? [])].filter((one) => one.in === 'path').map(({ name }) => name),
        secrets: Object.keys(fields).filter((name) => fields[name]?.['x-secret']),
        body,
        answer: named(raw.responses['200']?.content, 'answer'),
      };
    }),
  );
  const rawErrors = parse(errorsYaml) as Record<string, RawError>;
  const groups: Record<string, (operation: Operation) => boolean> = {
    '@all': () => true,
    '@token': (operation) => operation.auth,
    '@chat': (operation) => operation.tag === 'chat',
    '@input': (operation) => operation.body !== null || operation.parameters.length > 0,
  };
  const errors = Object.entries(rawErrors).map(([code, raw]) => ({
    code,
    status: raw.status,
    meaning: raw.meaning,
    endsSession: Boolean(raw.endsSession),
    operations: raw.operations.flatMap((name) => {
      const group = groups[name];
      if (group) return operations.filter(group).map(({ id }) => id);
      if (!operations.some(({ id }) => id === name))
        throw new Error(`errors.yaml, ${code}: no operation named ${name}`);
      return [name];
    }),
  }));
  return { operations, errors };
}

const banner = '// Generated from the contract by tools/generate.ts. Do not edit.\n';

export function operationTable({ operations, errors }: Contract): Record<string, string> {
  const models = [...new Set(operations.flatMap(({ body, answer }) => (body ? [body, answer] : [answer])))].sort();
  const fileOf = (model: string) => model.charAt(0).toLowerCase() + model.slice(1);
  const pathType = (operation: Operation) =>
    operation.parameters.length === 0
      ? 'null'
      : `{ ${operation.parameters.map((name) => `${name}: string`).join('; ')} }`;
  const codesOf = ({ id }: Operation) =>
    errors.filter((error) => error.operations.includes(id)).map(({ code }) => code);
  // Most calls share these; written once, they weigh less in the sandbox.
  const [ofPlayers = []] = operations
    .filter(({ auth, tag }) => auth && tag !== 'chat')
    .map(codesOf)
    .toSorted((a, b) => a.length - b.length);
  const row = (operation: Operation) => {
    const { id, answer: _answer, body: _body, ...rest } = operation;
    const codes = codesOf(operation);
    const usual = ofPlayers.every((code, index) => codes[index] === code);
    const own = codes.slice(usual ? ofPlayers.length : 0).map((code) => JSON.stringify(code));
    const list = [...(usual ? ['...ofPlayers'] : []), ...own].join();
    return `  ${id}: {${JSON.stringify(rest).slice(1, -1)},"errors":[${list}]},`;
  };
  return {
    'operations.ts': `${banner}
${models.map((model) => `import type { ${model} } from './models/${fileOf(model)}.ts';`).join('\n')}

export interface OperationInput {
${operations.map((op) => `  ${op.id}: { path: ${pathType(op)}; body: ${op.body ?? 'null'} };`).join('\n')}
}

export interface OperationAnswer {
${operations.map((op) => `  ${op.id}: ${op.answer};`).join('\n')}
}

export type OperationId = keyof OperationAnswer;

/** Operations that need no session. */
export type PublicOperationId = ${operations
      .filter(({ auth }) => !auth)
      .map(({ id }) => `'${id}'`)
      .join(' | ')};

/** Operations whose body carries a file. */
export type UploadOperationId = ${operations
      .filter(({ upload }) => upload)
      .map(({ id }) => `'${id}'`)
      .join(' | ')};

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly tag: string;
  /** What the operation does to the world: only writes are journaled. */
  readonly effect: 'read' | 'write';
  readonly auth: boolean;
  readonly money: boolean;
  readonly upload: boolean;
  readonly parameters: readonly string[];
  /** Body fields that must never be stored in the clear. */
  readonly secrets: readonly string[];
  /** The error codes this operation can answer. */
  readonly errors: readonly string[];
}

const ofPlayers = ${JSON.stringify(ofPlayers)} as const;

export const operations: { readonly [Id in OperationId]: Operation } = {
${operations.map(row).join('\n')}
};

/** Routes by method and number of segments, so that a look-up does not grow with the table. */
const routes = new Map<string, { id: OperationId; segments: string[] }[]>();
for (const [id, { method, path }] of Object.entries(operations) as [OperationId, Operation][]) {
  const segments = path.split('/');
  const key = \`\${method} \${segments.length}\`;
  routes.set(key, [...(routes.get(key) ?? []), { id, segments }]);
}
const isParameter = (segment: string | undefined) => segment?.startsWith('{') ?? false;
for (const list of routes.values()) list.sort((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length);

/** Finds the operation that answers a path below the API base, with its decoded path parameters. */
export function matchOperation(method: string, path: string): { id: OperationId; params: Record<string, string> } | null {
  const segments = path.split('/');
  for (const route of routes.get(\`\${method} \${segments.length}\`) ?? []) {
    const params: Record<string, string> = {};
    const fits = route.segments.every((expected, index) => {
      const actual = segments[index] ?? '';
      if (!isParameter(expected)) return expected === actual;
      if (actual === '') return false;
      try {
        params[expected.slice(1, -1)] = decodeURIComponent(actual);
        return true;
      } catch {
        return false;
      }
    });
    if (fits) return { id: route.id, params };
  }
  return null;
}
`,
    'schemas.ts': `${banner}
import * as zod from './zod/krapao.ts';
import type { OperationId } from './operations.ts';

export const bodySchemas = {
${operations
  .filter(({ body, upload }) => body && !upload)
  .map(({ id, body }) => `  ${id}: zod.${body},`)
  .join('\n')}
};

export const answerSchemas = {
${operations.map(({ id, answer }) => `  ${id}: zod.${answer},`).join('\n')}
} satisfies Record<OperationId, unknown>;
`,
  };
}

export function errorTable({ errors }: Contract): Record<string, string> {
  return {
    'errors.ts': `${banner}
export const errorStatus = {
${errors.map(({ code, status }) => `  '${code}': ${status},`).join('\n')}
} as const;

/** Every code of contract/errors.yaml. */
export type ErrorCode = keyof typeof errorStatus;

/** Codes that end the session, except as answers of login itself. */
export const sessionEndingCodes: ReadonlySet<string> = new Set([
${errors
  .filter(({ endsSession }) => endsSession)
  .map(({ code }) => `  '${code}',`)
  .join('\n')}
]);
`,
    'error-meanings.ts': `${banner}
import type { ErrorCode } from './errors.ts';

export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
${errors.map(({ code, meaning }) => `  '${code}': ${JSON.stringify(meaning)},`).join('\n')}
};
`,
  };
}

type RawEvents = { components: { messages: Record<string, { payload: Ref }> } };

/** The schema of every event of the chat's socket that is more than a word. */
export function eventTable(chatEventsYaml: string): Record<string, string> {
  const { messages } = (parse(chatEventsYaml) as RawEvents).components;
  const rows = Object.entries(messages).flatMap(([name, { payload }]) =>
    payload.$ref ? [`  ${name}: zod.${schemaName(payload.$ref)},`] : [],
  );
  return {
    'chat-events.ts': `${banner}
import * as zod from './zod/krapao.ts';

/** What goes over the chat's socket, by the name of its event. */
export const eventSchemas = {
${rows.join('\n')}
};
`,
  };
}
