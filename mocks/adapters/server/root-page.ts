const page = (worlds: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Krapao backend</title>
<h1>Krapao backend</h1>
<p>This server answers the calls of the app from simulated worlds, for demos and tests. The app itself is not here: a live
build that was made with <code>VITE_API_BASE</code> set to this address calls it.</p>
<ul>
<li><a href="/health">/health</a>: whether it is well
<li><a href="/api/lookup/active">/api/lookup/active</a>: a call of the API, for instance; that of another world begins with
<code>/w/&lt;name&gt;/api/</code>
<li><code>/admin/worlds</code>: the worlds, for who carries the admin token
</ul>
${worlds}</html>
`;

/**
 * What a browser sees that opens the backend's address.
 * @param names of the worlds; null for a caller without the admin token, who is not told of them
 */
export function rootPage(names: readonly string[] | null): Response {
  const items = (names ?? []).map((name) => `<li><a href="/w/${name}/api/lookup/active">${name}</a>`);
  const worlds = names === null ? '' : `<h2>Worlds</h2>\n<ul>\n${items.join('\n')}\n</ul>\n`;
  return new Response(page(worlds), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
