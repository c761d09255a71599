/** Files for common static hosts: headers, cache rules, fallback page, as the preview server has them. */
import { cacheControl } from './security-headers.ts';

export interface Hosting {
  /** Path of the build on its host, with slashes at both ends. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A sandbox build has further pages. */
  readonly sandbox: boolean;
}

const forEver = cacheControl('/assets/name-12345678.js');
const askAgain = cacheControl('/');

/** Paths of a backend on the app's host: unanswered calls must not get the fallback page. */
const notPages = ['api', 'socket.io'];
const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);
/** Regular expression of paths that must not be served. */
const hidden = ({ base }: Hosting) =>
  `^${escaped(base)}(${notPages.map(escaped).join('|')})/|${String.raw`/\.(?!well-known/)`}`;

/** Content types that some hosts lack or have wrong. */
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

/** Netlify and Cloudflare Pages join header values of two rules, and revalidate files without a rule: only hashed files get one. */
const headersFile = ({ base, headers }: Hosting) => `${base}*
${lines(headers, (name, value) => `  ${name}: ${value}`)}
${base}assets/*
  Cache-Control: ${forEver}
`;

/** A missing file must not get the fallback page: a browser would run it as a script. */
const netlifyRedirects = ({ base }: Hosting) =>
  `${['assets', ...notPages].map((name) => `${base}${name}/*  ${base}index.html  404\n`).join('')}${base}*  ${base}index.html  200
`;

/** First segments of the app's routes. */
export const places = ['contact', 'howto', 'login', 'register', 'terminated', 'user', 'user/*'];
/** The sandbox's pages that stand in for other sites. */
const sandboxPlaces = ['sandbox-provider/*'];

/**
 * Cloudflare Pages takes a catch-all rule for a loop, and applies rules even to existing files, so each route is named.
 * The build's `404.html` stops it from serving index.html for every path.
 */
const cloudflareRedirects = ({ base, sandbox }: Hosting) =>
  [...places, ...(sandbox ? sandboxPlaces : [])].map((place) => `${base}${place}  ${base}  200\n`).join('');

/**
 * Nginx drops inherited headers where a location sets one, so each location repeats all. Refusals are inside the location,
 * so that the host's own locations, such as a proxy for `/api/`, keep precedence.
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

/** By path below the folder of hosting files. */
export const hostingFiles = (hosting: Hosting): Record<string, string> => ({
  'netlify/_headers': headersFile(hosting),
  'netlify/_redirects': netlifyRedirects(hosting),
  'cloudflare/_headers': headersFile(hosting),
  'cloudflare/_redirects': cloudflareRedirects(hosting),
  'nginx/krapao.conf': nginx(hosting),
});
