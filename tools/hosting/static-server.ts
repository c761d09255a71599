/** A static host: fallback page, compression, cache rules, security headers. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getMimeType, mimes } from 'hono/utils/mime';
import { cacheControl } from './security-headers.ts';

export interface StaticServerOptions {
  /** Such as `dist/sandbox`; its headers are in a file beside it. */
  folder: string;
  /** 0 picks a free one. */
  port: number;
  host?: string;
  /** Path of the build on its host, with slashes at both ends, percent-encoded or not. */
  base?: string;
}

/** By extension. Hono's table knows no captions. */
const types = { ...mimes, vtt: 'text/vtt; charset=utf-8' };
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

type Encoding = 'br' | 'gzip' | null;
const packed = new Map<string, Buffer>();

function compressed(file: string, encoding: 'br' | 'gzip'): Buffer {
  const key = `${encoding} ${statSync(file).mtimeMs} ${file}`;
  const known = packed.get(key);
  if (known) return known;
  const raw = readFileSync(file);
  const made =
    encoding === 'br'
      ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(raw, { level: 9 });
  packed.set(key, made);
  return made;
}

function accepted(request: IncomingMessage): Encoding {
  const header = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(header)) return 'br';
  return /\bgzip\b/.test(header) ? 'gzip' : null;
}

/** The file for a path: index.html for a route, null for a missing asset. */
function fileFor(folder: string, relative: string): string | null {
  const root = path.resolve(folder);
  const file = path.resolve(root, relative);
  const inside = file === root || file.startsWith(root + path.sep);
  // Backend calls must not get the page.
  if (/^(api|socket\.io)\//.test(relative)) return null;
  // Vite's manifest is in a dot folder, which is not served.
  if (!inside || relative.split('/').some((part) => part.startsWith('.'))) return null;
  if (existsSync(file) && statSync(file).isFile()) return file;
  return /\.\w+$/.test(relative) ? null : path.join(root, 'index.html');
}

function decoded(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, options: Required<StaticServerOptions>) {
  const headersFile = `${path.resolve(options.folder)}.headers.json`;
  const headers = existsSync(headersFile) ? (JSON.parse(readFileSync(headersFile, 'utf8')) as object) : {};
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));

  const urlPath = decoded(request.url ?? '/');
  const end = (status: number, text: string) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
  if (urlPath === null) return end(400, 'Bad request');
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, 'Method not allowed');
  if (!urlPath.startsWith(options.base)) return end(404, `Not found: this app lives at ${options.base}`);
  const file = fileFor(options.folder, urlPath.slice(options.base.length));
  if (file === null) return end(404, 'Not found');

  const type = getMimeType(file, types) ?? 'application/octet-stream';
  const encoding = compressible.test(type) ? accepted(request) : null;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', cacheControl(file.endsWith('index.html') ? '/' : urlPath));
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) {
    const body = compressed(file, encoding);
    response.writeHead(200, { 'Content-Encoding': encoding, 'Content-Length': body.length });
    return response.end(request.method === 'HEAD' ? undefined : body);
  }
  const { size } = statSync(file);
  const part = wantedPart(request.headers.range, size);
  response.setHeader('Accept-Ranges', 'bytes');
  if (part) {
    response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
    response.writeHead(206, { 'Content-Length': part.end - part.start + 1 });
  } else response.writeHead(200, { 'Content-Length': size });
  if (request.method === 'HEAD') return response.end();
  return pipeline(createReadStream(file, part ?? {}), response);
}

/** Requested byte range, both ends included; video players seek with it. */
function wantedPart(range: string | undefined, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  if (!match) return null;
  const start = Number(match[1]);
  const end = Math.min(match[2] ? Number(match[2]) : size - 1, size - 1);
  return start <= end ? { start, end } : null;
}

/** Reads the base path from the script addresses in a build's page. */
export function baseOf(folder: string): string {
  const page = path.join(folder, 'index.html');
  const script = existsSync(page) ? /src="(\/[^"]*?)assets\//.exec(readFileSync(page, 'utf8')) : null;
  return script?.[1] ?? '/';
}

/** @throws when the port is taken, so that a test never talks to another server */
export function serveFolder(options: StaticServerOptions): Promise<{ server: Server; url: string }> {
  const full = { host: '127.0.0.1', ...options, base: decoded(options.base ?? '/') ?? '/' };
  if (!existsSync(path.join(full.folder, 'index.html'))) {
    return Promise.reject(new Error(`Nothing is built in ${full.folder}.`));
  }
  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response, full)).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(full.port, full.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : full.port;
      resolve({ server, url: `http://${full.host}:${port}${full.base}` });
    });
  });
}
