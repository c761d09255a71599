import { createHash } from 'node:crypto';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, including attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const sheet = `:root{color-scheme:light dark}
body{max-width:60rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
pre,table{display:block;max-width:100%;overflow-x:auto}
pre{padding:.75rem;border-radius:.5rem;background:#8882}
code{overflow-wrap:anywhere}
pre code,td code{overflow-wrap:normal}
table{border-collapse:collapse}
th,td{padding:.25rem .75rem .25rem 0;text-align:start;vertical-align:top}
:focus-visible{outline:3px solid #b87719;outline-offset:2px}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = `default-src 'none'; style-src ${hashOf(sheet)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** A page of the backend, without scripts. @param content HTML */
export const htmlPage = (title: string, content: string, status = 200, more: Record<string, string> = {}): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${sheet}</style>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</html>
`,
    { status, headers: { ...headers, ...more } },
  );

/** A page with a script and this server's own files, which may call this server only. @param script an ES module without `</script` */
export const scriptedPage = (title: string, content: string, script: string): Response =>
  htmlPage(title, `${content}\n<script type="module">${script}</script>`, 200, {
    'content-security-policy': `${policy.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'")}; script-src 'self' ${hashOf(script)}; img-src 'self' data:; connect-src 'self'`,
  });
