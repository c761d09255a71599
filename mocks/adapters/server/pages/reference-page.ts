import { type ErrorCode, errorStatus } from '../../../../contract/generated/errors.ts';
import openApi from '../../../../contract/generated/openapi.json' with { type: 'json' };
import { operations } from '../../../../contract/generated/operations.ts';
import { errorMeanings, socketEvents } from '../../../../contract/generated/reference.ts';
import { escaped, htmlPage } from './page.ts';

interface Body {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
}
interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly 'x-effect': 'read' | 'write';
  readonly security?: unknown;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

const paths = openApi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described>>>>;

/** Every call of the contract with its method and path, in the order of the document. */
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, call]) =>
    'operationId' in call ? [{ path, method: method.toUpperCase(), call }] : [],
  ),
);

const example = (name: string, value: unknown): string =>
  value === undefined ? '' : `<p>${name}</p>\n<pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`;

/** The example of a body; a file has none. */
const exampleIn = (body: Body | undefined): unknown => Object.values(body?.content ?? {})[0]?.example;

const codeRow = (code: string): string =>
  `<tr><td>${errorStatus[code as ErrorCode]}<td><code>${escaped(code)}</code><td>${escaped(errorMeanings[code as ErrorCode])}`;

function callText({ path, method, call }: (typeof calls)[number]): string {
  const { operationId: id, summary, responses, requestBody } = call;
  const traits = [
    call['x-effect'] === 'read' ? 'only reads' : 'changes something',
    call.security === undefined ? 'with a token' : 'without a token',
  ];
  return `<details id="${id}">
<summary><code>${method} ${escaped(path)}</code> ${escaped(summary)}</summary>
<p><code>${id}</code>: ${traits.join(', ')}.</p>
${example('It takes, for instance:', exampleIn(requestBody))}
${example('It answers, for instance:', exampleIn(responses['200']))}
<p>It can refuse with:</p>
<table>
<thead><tr><th>status<th>code<th>meaning
<tbody>
${operations[id as keyof typeof operations].errors.map(codeRow).join('\n')}
</table>
</details>`;
}

const section = ({ name, description }: { name: string; description: string }): string => {
  const own = calls.filter(({ call }) => call.tags.includes(name));
  return `<h2 id="${name}">${name}</h2>\n<p>${escaped(description)}</p>\n${own.map(callText).join('\n')}`;
};

const eventText = ({ name, sentBy, title, example: shown }: (typeof socketEvents)[number]): string =>
  `<h3><code>${name}</code>, sent by ${sentBy}</h3>\n<p>${escaped(title)}</p>\n${example('For instance:', shown)}`;

/** Every call of the contract with its codes, and the events of the chat's socket. */
export const referencePage = (): Response =>
  htmlPage(
    'Krapao API',
    `<p>${calls.length} calls. A refusal is <code>{ "message": CODE }</code> with the status of the code. A call with a token has
the header <code>authorization: Bearer TOKEN</code>; <a href="#login"><code>login</code></a> gives the token. One that moves money
may carry an <code>idempotency-key</code>: sent twice, it is carried out once. <a href="/">Back to the server's page</a></p>
${openApi.tags.map(section).join('\n')}
<h2 id="socket">Events of the socket</h2>
<p>Socket.IO 5 under <code>/socket.io/</code>, by websocket alone; the token goes as <code>{ token }</code> into the payload
<code>auth</code>.</p>
${socketEvents.map(eventText).join('\n')}`,
  );
