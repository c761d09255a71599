import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

const contract = './contract/generated/openapi.json';

type Operation = { operationId?: string; 'x-effect'?: string; requestBody?: { content: Record<string, unknown> } };
const { paths } = JSON.parse(readFileSync(contract, 'utf8')) as { paths: Record<string, Record<string, Operation>> };

const upload = { path: './src/shared/api/upload.ts', name: 'upload' };

/**
 * The effect of an operation decides its hook, not its method: many GETs change the world (mutations: never cached,
 * prefetched or retried: MNY-32), and some POSTs only read (queries). Uploads go over XHR, for their progress.
 */
const perOperation = Object.fromEntries(
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, requestBody, ...operation }) => {
      if (!operationId) return []; // Parameters shared by the methods of a path
      const reads = operation['x-effect'] === 'read';
      const query = { useQuery: reads, useMutation: !reads };
      const carriesFile = requestBody && 'multipart/form-data' in requestBody.content;
      return [[operationId, carriesFile ? { query, mutator: upload } : { query }]];
    }),
);

/** Without descriptions, which would each copy their schema while the app starts. */
const undescribed = <Contract>(whole: Contract): Contract =>
  JSON.parse(JSON.stringify(whole), (key, value) => (key === 'description' && typeof value === 'string' ? '' : value));

export default defineConfig({
  hooks: {
    input: contract,
    output: {
      target: './src/shared/api/generated/krapao.ts',
      schemas: './contract/generated/models',
      client: 'react-query',
      httpClient: 'fetch',
      mode: 'tags-split',
      indexFiles: false,
      clean: true,
      override: {
        mutator: { path: './src/shared/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5, signal: true },
        operations: perOperation,
      },
    },
  },
  zod: {
    input: { target: contract, override: { transformer: undescribed } },
    output: {
      target: './contract/generated/zod/krapao.ts',
      client: 'zod',
      mode: 'single',
      indexFiles: false,
      override: { zod: { variant: 'mini', version: 4, generateReusableSchemas: true } },
    },
  },
});
