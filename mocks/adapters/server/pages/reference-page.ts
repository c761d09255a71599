import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorCode } from '../../../../contract/generated/errors.ts';
import { errorMeanings, socketEvents } from '../../../../contract/generated/reference.ts';
import { callTags, type DescribedCall, describedCalls, type Refusal } from '../../http/described-calls.ts';
import { escaped, scriptedPage } from './page.ts';

/** Adds the search and the trial of calls. */
const script = readFileSync(path.join(import.meta.dirname, 'reference-script.js'), 'utf8');

const example = (name: string, value: unknown): string =>
  value === undefined ? '' : `<p>${name}</p>\n<pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`;

const wayText = ({ way, how, link }: Refusal): string =>
  `${way}: ${escaped(how).replaceAll(/`([^`]+)`/g, '<code>$1</code>')} <code>${escaped(link)}</code>`;

function codeRow(code: ErrorCode, refusals: readonly Refusal[]): string {
  const own = refusals.filter((refusal) => refusal.code === code);
  const ways = own.map(wayText).join('<br>');
  return `<tr><td>${own[0]?.status}<td><code>${escaped(code)}</code><td>${escaped(errorMeanings[code])}<td>${ways}`;
}

/** What the script needs to send a call. */
const trialOf = ({ method, path: address, effect, auth, pathParameters, takes, upload }: DescribedCall): string =>
  escaped(
    JSON.stringify({
      ...{ method, path: address, auth, upload, reads: effect === 'read' },
      parameters: pathParameters.map(({ name, example: value, schema }) => ({
        name,
        example: value,
        max: schema.maxLength,
      })),
      body: takes === null || upload ? null : (takes.example ?? {}),
    }),
  );

function callText(call: DescribedCall): string {
  const { id, method, path: address, tag, summary, effect, auth, takes, gives, errors, refusals } = call;
  const words = escaped([method, address, tag, summary, ...errors].join(' '));
  const traits = [effect === 'read' ? 'only reads' : 'changes something', auth ? 'with a token' : 'without a token'];
  return `<details id="${id}" data-call="${trialOf(call)}" data-words="${words}">
<summary><code>${method} ${escaped(address)}</code> ${escaped(summary)}</summary>
<p><code>${id}</code>: ${traits.join(', ')}.</p>
${example('It takes, for instance:', takes?.example)}
${example('It answers, for instance:', gives.example)}
<p>It can refuse with:</p>
<table>
<thead><tr><th>status<th>code<th>meaning<th>how to reach it in a sandbox
<tbody>
${errors.map((code) => codeRow(code as ErrorCode, refusals)).join('\n')}
</table>
</details>`;
}

const section = ({ name, description }: { name: string; description: string }): string => {
  const own = describedCalls.filter(({ tag }) => tag === name);
  return `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>\n<p>${escaped(description)}</p>
${own.map(callText).join('\n')}
</section>`;
};

const eventText = ({ name, sentBy, title, example: shown }: (typeof socketEvents)[number]): string =>
  `<h3><code>${name}</code>, sent by ${sentBy}</h3>\n<p>${escaped(title)}</p>\n${example('For instance:', shown)}`;

/** Every call of the contract with its codes, and the chat's socket events. */
export const referencePage = (): Response =>
  scriptedPage(
    'Krapao API',
    `<p>${describedCalls.length} calls. A refusal is <code>{ "message": CODE }</code> with the status of the code. A call with a token has
the header <code>authorization: Bearer TOKEN</code>; <a href="#login"><code>login</code></a> gives the token. One that moves money
may carry an <code>idempotency-key</code>: sent twice, it is carried out once. Each code has the ways to it: steps in a scenario
(natural), a magic value, a switch, or a fault where no rule of the simulator leads to it; add the query to the address of a
sandbox to open the world for it. <a href="/">Back to the server's page</a></p>
<div id="tools"></div>
${callTags.map(section).join('\n')}
<div id="events">
<h2 id="socket">Events of the socket</h2>
<p>Socket.IO 5 under <code>/socket.io/</code>, by websocket alone; the token goes as <code>{ token }</code> into the payload
<code>auth</code>.</p>
${socketEvents.map(eventText).join('\n')}
</div>`,
    script,
  );
