/** The API reference: Swagger UI, from its package, over the contract's OpenAPI. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { errorMeanings } from '../../../../contract/generated/error-meanings.ts';
import { type ErrorCode, errorStatus } from '../../../../contract/generated/errors.ts';
import openApi from '../../../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../../../contract/generated/operations.ts';
import { scriptedPage } from './page.ts';

interface Operation {
  readonly operationId: OperationId;
  readonly responses: Readonly<Record<string, object>>;
}

/** The responses with each refusal code and its meaning, by status. */
function withCodes(operation: Operation): Operation {
  const codes = operations[operation.operationId].errors as readonly ErrorCode[];
  const refused = Map.groupBy(codes, (code) => errorStatus[code]);
  const responses = [...refused].map(([status, of]) => [
    status,
    {
      description: of.map((code) => `- \`${code}\`: ${errorMeanings[code]}`).join('\n'),
      content: { 'application/json': { example: { message: of[0] } } },
    },
  ]);
  return { ...operation, responses: { ...operation.responses, ...Object.fromEntries(responses) } };
}

const mapped = (given: object, change: (value: never) => unknown): object =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, change(value as never)]));

const document = JSON.stringify({
  ...openApi,
  paths: mapped(openApi.paths, (methods: object) =>
    mapped(methods, (operation: Operation) => ('operationId' in operation ? withCodes(operation) : operation)),
  ),
});

const dist = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const fromPackage = (name: string) => readFileSync(path.join(dist, name));

/** Files of the page, by path. */
export const referenceFiles = new Map([
  ['/reference/swagger-ui.css', { type: 'text/css', content: fromPackage('swagger-ui.css') }],
  ['/reference/swagger-ui-bundle.js', { type: 'text/javascript', content: fromPackage('swagger-ui-bundle.js') }],
  ['/reference/openapi.json', { type: 'application/json', content: document }],
]);

/** Calls go to the world of the page's address. */
const script = `const { SwaggerUIBundle } = window;
const spec = await (await fetch('/reference/openapi.json')).json();
spec.servers = [{ url: location.origin + location.pathname.replace(/\\/reference$/, '') }];
SwaggerUIBundle({ spec, domNode: document.querySelector('#reference'), deepLinking: true, filter: true, tryItOutEnabled: true, docExpansion: 'none', validatorUrl: null });`;

export const referencePage = (): Response =>
  scriptedPage(
    'Krapao API',
    `<link rel="stylesheet" href="/reference/swagger-ui.css">
<style>:root { color-scheme: light }</style>
<p>Every call with its refusal codes. <code>login</code> gives the token for "Authorize". <a href="/">Back to the server's page</a></p>
<div id="reference"></div>
<script src="/reference/swagger-ui-bundle.js"></script>`,
    script,
  );
