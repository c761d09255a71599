import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostingFiles, places } from './hosting-files.ts';
import { hostsOf, securityHeaders } from './security-headers.ts';

const headers = securityHeaders(
  hostsOf({ VITE_API_BASE: 'https://api.example.com/v1', VITE_CHAT_HOST: 'https://chat.example.com' }),
);
const files = hostingFiles({ base: '/wallet/', headers, sandbox: false });

// APP-89, SAFE-28
test.each(Object.keys(files).filter((name) => !name.endsWith('_redirects')))(
  '%s sends every header of the preview server, and keeps hashed files for ever',
  (name) => {
    const text = files[name];
    for (const [header, value] of Object.entries(headers)) {
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
    expect(text).toContain('max-age=31536000, immutable');
    if (!name.endsWith('_headers')) expect(text).toContain('no-cache');
    expect(text).toContain('/wallet/');
  },
);

test('names every route in Cloudflare’s _redirects, without ignored rules or loops', () => {
  const [visitors = '', , rest = ''] = readFileSync('src/app/routes.tsx', 'utf8').split(
    /playerPlaces: |function AppRoutes/,
  );
  const named = [...`${visitors}${rest}`.matchAll(/\bpath(?:: |=)["']([a-z]+)["']/g)].map(([, place]) => place);
  expect(named).toEqual(expect.arrayContaining(['login', 'user', 'terminated']));
  expect(places).toEqual(expect.arrayContaining(named));
  for (const line of (files['cloudflare/_redirects'] ?? '').trim().split('\n')) {
    expect(line).toMatch(/^\/wallet\/[\w-]+(\/\*)?  \/wallet\/  200$/);
  }
});

test('names the sandbox’s pages for a sandbox build only', () => {
  const sandboxFiles = hostingFiles({ base: '/wallet/', headers, sandbox: true });
  expect(Object.values(files).join('\n')).not.toContain('sandbox');
  expect(sandboxFiles['cloudflare/_redirects']).toContain('/wallet/sandbox-provider/*  /wallet/  200');
});

test('keeps Cloudflare’s _headers below its line limit', () => {
  const longest = Math.max(...(files['cloudflare/_headers'] ?? '').split('\n').map(({ length }) => length));
  expect(longest).toBeLessThan(2000);
});

// SAFE-27
test('names the hosts of the settings as origins in the policy, with sockets', () => {
  expect(headers['Content-Security-Policy']).toContain(
    "connect-src 'self' https://api.example.com https://chat.example.com wss://api.example.com wss://chat.example.com;",
  );
});

// SAFE-27
test('lets no site frame the app; the sandbox frames itself', () => {
  const policyOf = (framesItself: boolean) =>
    securityHeaders({ ...hostsOf({}), framesItself })['Content-Security-Policy'] ?? '';
  expect(policyOf(false)).toMatch(/frame-src 'none'; .*frame-ancestors 'none';/);
  expect(policyOf(true)).toMatch(/frame-src 'self'; .*frame-ancestors 'self';/);
});

// SAFE-80
test('requires Trusted Types and names the build’s policies', () => {
  const { 'Content-Security-Policy': policy } = securityHeaders(hostsOf({}));
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types krapao-html krapao-worker$/);
});

test('sends reports to the configured address', () => {
  const reporting = securityHeaders(hostsOf({ VITE_REPORT_URL: 'https://reports.example.com/csp' }));
  expect(reporting['Reporting-Endpoints']).toBe('csp="https://reports.example.com/csp"');
  expect(reporting['Content-Security-Policy']).toContain('; report-uri https://reports.example.com/csp; report-to csp');
});

// INF-19
test('allows a how-to video with its poster on another host, and a picture host without https://', () => {
  const { 'Content-Security-Policy': policy = '' } = securityHeaders(
    hostsOf({ VITE_HOWTO_PLAY: 'https://video.example/play.webm', VITE_IMAGE_HOSTS: 'cdn.example, b.example:8443' }),
  );
  const of = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
  for (const name of ['media-src', 'img-src']) {
    expect(of(name)).toContain('https://video.example');
    expect(of(name)).toContain('https://cdn.example https://b.example:8443');
  }
});
