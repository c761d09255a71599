import { expect, test } from 'vitest';
import { hostingFiles } from './hosting-files.ts';
import { hostsOf, securityHeaders } from './security-headers.ts';

const headers = securityHeaders(
  hostsOf({ VITE_API_BASE: 'https://api.example.com/v1', VITE_CHAT_HOST: 'https://chat.example.com' }),
);
const files = hostingFiles({ base: '/wallet/', headers });

test.each(Object.keys(files).filter((name) => !name.endsWith('_redirects')))(
  '%s sends every header of the preview server, and keeps hashed files for ever (O161)',
  (name) => {
    const text = name.endsWith('.json')
      ? JSON.parse(`"${files[name]?.replaceAll('"', '\\"').replaceAll('\n', '')}"`)
      : files[name];
    for (const [header, value] of Object.entries(headers)) {
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
    expect(text).toContain('max-age=31536000, immutable');
    if (!name.startsWith('netlify')) expect(text).toContain('no-cache');
    expect(text).toContain('/wallet/');
  },
);

test('Vercel is given JSON that it can read', () => {
  const vercel = JSON.parse(files['vercel/vercel.json'] ?? '') as { rewrites: { source: string }[] };
  expect(new RegExp(`^${vercel.rewrites[0]?.source}$`).test('/wallet/user/home')).toBe(true);
  expect(new RegExp(`^${vercel.rewrites[0]?.source}$`).test('/wallet/assets/old-12345678.js')).toBe(false);
});

test('a line of Cloudflare’s _headers is not longer than it takes', () => {
  const longest = Math.max(...(files['netlify-cloudflare/_headers'] ?? '').split('\n').map(({ length }) => length));
  expect(longest).toBeLessThan(2000);
});

test('the policy names the hosts of the settings, as origins, and sockets too', () => {
  expect(headers['Content-Security-Policy']).toContain(
    "connect-src 'self' https://api.example.com https://chat.example.com wss://api.example.com wss://chat.example.com;",
  );
});

test('trusted types are asked for in report-only mode, and reports go where the setting says', () => {
  expect(headers['Content-Security-Policy-Report-Only']).toBe("require-trusted-types-for 'script'");
  const reporting = securityHeaders(hostsOf({ VITE_REPORT_URL: 'https://reports.example.com/csp' }));
  expect(reporting['Reporting-Endpoints']).toBe('csp="https://reports.example.com/csp"');
  for (const name of ['Content-Security-Policy', 'Content-Security-Policy-Report-Only']) {
    expect(reporting[name]).toContain('; report-uri https://reports.example.com/csp; report-to csp');
  }
});
