/** What common static hosts need to serve a build as the preview server does: headers, cache rules, one page for all routes. */
import { cacheControl } from './security-headers.ts';

export interface Hosting {
  /** Path that the build is made for, with a slash at both ends. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
}

const forEver = cacheControl('/assets/name-12345678.js');
const askAgain = cacheControl('/');

/** Calls lie here when a backend shares the app's host: a page would be no answer to one that nothing else takes. */
const notPages = ['api', 'socket.io'];
const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);
/** What is neither a route of the app nor any visitor's business, as a regular expression on a path. */
const hidden = ({ base }: Hosting) =>
  `^${escaped(base)}(${notPages.map(escaped).join('|')})/|${String.raw`/\.(?!well-known/)`}`;

/** What the build holds, by its endings; hosts know some of them under older names, or not at all. */
const types: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/vtt': 'vtt',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};
const compressed = Object.keys(types).filter((type) => /^(text|application|image.svg)/.test(type));

const lines = (headers: Hosting['headers'], line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/**
 * Netlify and Cloudflare Pages, in the published folder. Both join the values of a header that two rules name, and have
 * browsers ask again for what no rule speaks of: only what is kept for ever is said.
 */
const headersFile = ({ base, headers }: Hosting) => `${base}*
${lines(headers, (name, value) => `  ${name}: ${value}`)}
${base}assets/*
  Cache-Control: ${forEver}
`;

/** A file that is missing must not be answered by the page: a browser would take it for a script. */
const netlifyRedirects = ({ base }: Hosting) =>
  `${['assets', ...notPages].map((name) => `${base}${name}/*  ${base}index.html  404\n`).join('')}${base}*  ${base}index.html  200
`;

/** Where the app's pages lie, and the sandbox's stand-ins for pages of others. */
export const places = ['contact', 'howto', 'login', 'register', 'terminated', 'user', 'user/*', 'sandbox-provider/*'];

/**
 * Cloudflare Pages knows no 404 here, takes a rule for everything that leads to a page for a loop, and follows rules
 * also where there is a file: each place is named. With a page for what is missing (`404.html`, which the build adds)
 * it no longer answers everything with the app's first page.
 */
const cloudflareRedirects = ({ base }: Hosting) => places.map((place) => `${base}${place}  ${base}  200\n`).join('');

const vercel = ({ base, headers }: Hosting) => {
  const all = Object.entries(headers).map(([key, value]) => ({ key, value }));
  const file = {
    headers: [
      { source: `${base}(.*)`, headers: all },
      { source: `${base}((?!assets/).*)`, headers: [{ key: 'Cache-Control', value: askAgain }] },
      { source: `${base}assets/(.*)`, headers: [{ key: 'Cache-Control', value: forEver }] },
    ],
    rewrites: [
      {
        source: `${base}((?!${['assets', ...notPages].map(escaped).join('/|')}/).*)`,
        destination: `${base}index.html`,
      },
    ],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
};

/**
 * A header of nginx is lost where a location sets one of its own: each location names them all. What is refused is
 * refused inside: a location of the host's own, such as one that passes `/api/` on, so keeps precedence.
 */
function nginx(hosting: Hosting): string {
  const { base, headers } = hosting;
  const named = lines(headers, (name, value) => `    add_header ${name} "${value}" always;`);
  const known = `    types {\n${lines(types, (type, endings) => `        ${type} ${endings};`)}\n    }`;
  return `# In the server block; root is the folder that holds the build under ${base}
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_types ${compressed.filter((type) => type !== 'text/html').join(' ')};
location ${base} {
    if ($uri ~ "${hidden(hosting)}") {
        return 404;
    }
    try_files $uri ${base}index.html;
    add_header Cache-Control "${askAgain}" always;
${named}
${known}
}
location ${base}assets/ {
    try_files $uri =404;
    add_header Cache-Control "${forEver}";
${named}
${known}
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
}
@kept {
	path ${base}assets/*
	file
}
header @kept Cache-Control "${forEver}"
@asked {
	path ${base}*
	not {
		path ${base}assets/*
		file
	}
}
header @asked Cache-Control "${askAgain}"
@manifest path *.webmanifest
header @manifest Content-Type application/manifest+json
@captions path *.vtt
header @captions Content-Type text/vtt
@route {
	path ${base}*
	not path ${['assets', ...notPages].map((name) => `${base}${name}/*`).join(' ')}
	not file
}
rewrite @route ${base}index.html
file_server {
	hide .vite
}
`;

const apache = (hosting: Hosting) => {
  const { base, headers } = hosting;
  return `# In the published folder, with mod_headers and mod_rewrite; compression takes mod_deflate and mod_filter
${lines(headers, (name, value) => `Header always set ${name} "${value}"`)}
Header always set Cache-Control "${askAgain}"
Header always set Cache-Control "${forEver}" "expr=%{REQUEST_URI} =~ m#^${base}assets/# && %{REQUEST_STATUS} =~ /^(200|206|304)$/"
${lines(types, (type, endings) => `AddType ${type} ${endings}`)}
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${compressed.join(' ')}
</IfModule>
RewriteEngine On
RewriteBase ${base}
RewriteCond %{REQUEST_URI} ${hidden(hosting)}
RewriteRule ^ - [R=404,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule !^assets/ index.html [L]
`;
};

/** Every file by its path below the folder of hosting files. */
export const hostingFiles = (hosting: Hosting): Record<string, string> => ({
  'netlify/_headers': headersFile(hosting),
  'netlify/_redirects': netlifyRedirects(hosting),
  'cloudflare/_headers': headersFile(hosting),
  'cloudflare/_redirects': cloudflareRedirects(hosting),
  'vercel/vercel.json': vercel(hosting),
  'nginx/krapao.conf': nginx(hosting),
  'caddy/Caddyfile': caddy(hosting),
  'apache/.htaccess': apache(hosting),
});
