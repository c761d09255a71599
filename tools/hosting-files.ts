/** What common static hosts need to serve a build as the preview server does: headers, cache rules, one page for all routes. */
import { cacheControl } from './security-headers.ts';

export interface Hosting {
  /** Path that the build is made for, with a slash at both ends. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
}

const forEver = cacheControl('/assets/name-12345678.js');
const askAgain = cacheControl('/');

const lines = (headers: Hosting['headers'], line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/**
 * Netlify and Cloudflare Pages, in the published folder. Both join the values of a header that two rules name, and have
 * browsers ask again for what no rule speaks of: only what is kept for ever is said.
 */
const netlifyHeaders = ({ base, headers }: Hosting) => `${base}*
${lines(headers, (name, value) => `  ${name}: ${value}`)}
${base}assets/*
  Cache-Control: ${forEver}
`;

/** A file that is missing must not be answered by the page: a browser would take it for a script. */
const netlifyRedirects = ({ base }: Hosting) => `${base}assets/*  ${base}index.html  404
${base}*  ${base}index.html  200
`;

const vercel = ({ base, headers }: Hosting) => {
  const all = Object.entries(headers).map(([key, value]) => ({ key, value }));
  const file = {
    headers: [
      { source: `${base}(.*)`, headers: [...all, { key: 'Cache-Control', value: askAgain }] },
      { source: `${base}assets/(.*)`, headers: [{ key: 'Cache-Control', value: forEver }] },
    ],
    rewrites: [{ source: `${base}((?!assets/).*)`, destination: `${base}index.html` }],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
};

/** A header of nginx is lost where a location sets one of its own: each location names them all. */
function nginx({ base, headers }: Hosting): string {
  const named = lines(headers, (name, value) => `    add_header ${name} "${value}" always;`);
  return `# In the server block; root is the folder that holds the build under ${base}
gzip on;
gzip_types text/css text/javascript application/json application/manifest+json image/svg+xml;
location ${base} {
    try_files $uri ${base}index.html;
    add_header Cache-Control "${askAgain}" always;
${named}
}
location ${base}assets/ {
    try_files $uri =404;
    add_header Cache-Control "${forEver}";
${named}
}
`;
}

const caddy = ({
  base,
  headers,
}: Hosting) => `# In the site block; root is the folder that holds the build under ${base}
encode zstd gzip
header ${base}* {
${lines(headers, (name, value) => `	${name} "${value}"`)}
	Cache-Control "${askAgain}"
}
header ${base}assets/* Cache-Control "${forEver}"
@route {
	path ${base}*
	not path ${base}assets/*
	not file
}
rewrite @route ${base}index.html
file_server
`;

const apache = ({ base, headers }: Hosting) => `# In the published folder, with mod_headers and mod_rewrite
${lines(headers, (name, value) => `Header always set ${name} "${value}"`)}
Header always set Cache-Control "${askAgain}"
<If "%{REQUEST_URI} =~ m#^${base}assets/# && %{REQUEST_STATUS} == 200">
  Header always set Cache-Control "${forEver}"
</If>
RewriteEngine On
RewriteBase ${base}
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule !^assets/ index.html [L]
`;

/** Every file by its path below the folder of hosting files. */
export const hostingFiles = (hosting: Hosting): Record<string, string> => ({
  'netlify-cloudflare/_headers': netlifyHeaders(hosting),
  'netlify-cloudflare/_redirects': netlifyRedirects(hosting),
  'vercel/vercel.json': vercel(hosting),
  'nginx/krapao.conf': nginx(hosting),
  'caddy/Caddyfile': caddy(hosting),
  'apache/.htaccess': apache(hosting),
});
