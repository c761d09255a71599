import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { UnreadableWorld } from '../stores/world-store.ts';
import type { Worlds } from '../worlds.ts';
import { escaped, htmlPage } from './page.ts';

/** Maximum number of worlds that the page opens to describe them; it only names the others. */
const lookedAt = 50;

const minute = 60_000;
const ageUnits: readonly [ms: number, name: string][] = [
  [24 * 60 * minute, 'd'],
  [60 * minute, 'h'],
  [minute, 'min'],
];

/** Formats the age of a world by its own clock, such as `3 d 4 h`. */
export function ageText(ms: number): string {
  let left = ms;
  const parts = ageUnits.flatMap(([unit, name]) => {
    const count = Math.floor(left / unit);
    left -= count * unit;
    return count > 0 ? [`${count} ${name}`] : [];
  });
  return parts.slice(0, 2).join(' ') || 'less than a minute';
}

function cellsOf(sandbox: Sandbox): string[] {
  const { scenario, seed, entries, frozen } = sandbox.describe();
  const [start] = sandbox.journal();
  const age = ageText(sandbox.now() - (start?.at ?? sandbox.now()));
  const players = sandbox.inspect().records['players']?.length ?? 0;
  return [`${scenario}, seed ${seed}`, `${age}${frozen ? ', its clock stands still' : ''}`, `${entries}`, `${players}`];
}

async function rowOf(worlds: Worlds, name: string): Promise<string> {
  const cells = await worlds
    .use(name, ({ sandbox }) => Promise.resolve(cellsOf(sandbox)))
    .catch((error: unknown) => {
      if (error instanceof UnreadableWorld) return ['cannot be read', '', '', ''];
      throw error;
    });
  const tds = (cells ?? []).map((cell) => `<td>${escaped(cell)}`).join('');
  return `<tr><td><a href="/w/${name}/api/lookup/active">${name}</a>${tds}`;
}

/** The worlds with their descriptions, as a table. */
export async function worldTable(worlds: Worlds): Promise<string> {
  const names = await worlds.names();
  const rows: string[] = [];
  for (const name of names.slice(0, lookedAt)) rows.push(await rowOf(worlds, name));
  const others = names.slice(lookedAt);
  const rest = others.length > 0 ? `<p>And ${others.length} more: ${others.map(escaped).join(', ')}.</p>` : '';
  return `<h2>Worlds</h2>
<table>
<thead><tr><th>name<th>scenario<th>age, by its own clock<th>journal entries<th>players
<tbody>
${rows.join('\n')}
</table>
${rest}`;
}

const wayIn = (adminToken: boolean): string =>
  adminToken
    ? `<p><a href="/worlds">The worlds</a>: scenario, age, entries and players of each. The browser asks for a name and a
password: any name, and the admin token as the password. <code>npm run backend</code> prints it at its start, unless
<code>KRAPAO_ADMIN_TOKEN</code> sets it.</p>`
    : '<p>The admin API is off, because this server has no admin token: its worlds cannot be listed.</p>';

/**
 * The page that a browser sees at the backend's address (APP-192).
 * @param origin of this server, for the examples
 * @param worlds their table; null for a caller without the admin token, who may not see it
 */
export function rootPage(origin: string, hasAdminToken: boolean, worlds: string | null): Response {
  const here = escaped(origin);
  return htmlPage(
    'Krapao backend',
    `<p>This server answers the calls of the app from simulated worlds, for demos and tests. The app itself is not here: a live
build calls it.</p>
${worlds ?? wayIn(hasAdminToken)}
<h2>How to go on</h2>
<ol>
<li>Build the app for this server, and open it:
<pre><code>VITE_API_BASE=${here} npm run build
npm run preview</code></pre>
The demo player is 0812345678 with the password krapao99.
<li>Make another world, with the admin token in <code>TOKEN</code>. Its calls begin with <code>/w/demo/api/</code>:
<pre><code>curl -X PUT -H "authorization: Bearer $TOKEN" ${here}/admin/worlds/demo -d '{"scenario":"vip"}'</code></pre>
<li>Change a world by the methods of the console's <code>sandbox</code>, their arguments in a list:
<pre><code>curl -X POST -H "authorization: Bearer $TOKEN" ${here}/admin/worlds/demo/clock.jump -d '["2h"]'</code></pre>
</ol>
<h2>Where to look</h2>
<ul>
<li><a href="/reference">The API reference</a>: every call, with the codes that it can refuse with
<li><a href="/health">/health</a>: whether this server is well
<li><a href="/api/lookup/active">/api/lookup/active</a>: a call of the API, for instance
</ul>`,
  );
}
