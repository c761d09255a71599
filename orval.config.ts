import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

const contract = './contract/generated/openapi.json';

type Operation = { operationId: string; 'x-effect'?: string };
const { paths } = JSON.parse(readFileSync(contract, 'utf8')) as { paths: Record<string, Record<string, Operation>> };

/**
 * What an operation does decides its hook, not its method: many GETs change the world (mutations: never cached,
 * prefetched or retried; readings, 1), and some POSTs only read (queries).
 */
const hookKinds = Object.fromEntries(
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => {
      const reads = operation['x-effect'] === 'read';
      return [operation.operationId, { query: { useQuery: reads, useMutation: !reads } }];
    }),
);

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
        operations: hookKinds,
      },
    },
  },
  zod: {
    input: contract,
    output: {
      target: './contract/generated/zod/krapao.ts',
      client: 'zod',
      mode: 'single',
      indexFiles: false,
      override: { zod: { variant: 'mini', version: 4, generateReusableSchemas: true } },
    },
  },
});
