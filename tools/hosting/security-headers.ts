import { createHash } from 'node:crypto';
import { drawnPageScript } from '../vite/drawn-pages.ts';
import { startProblemScript } from '../vite/oldest-browsers.ts';

/** The headers that a host must send with the app (SAFE-27, SAFE-28). */

export interface HeaderHosts {
  /** Origins of API and chat, as http(s) addresses. */
  connect: readonly string[];
  /** Origins of pictures and uploaded media. */
  images: readonly string[];
  /** Origins of videos outside the build, with posters and captions. */
  videos?: readonly string[];
  /** Origins that hidden forms post credentials to (provider sign-in pages). */
  forms: readonly string[];
  /** Origins of embedded videos. */
  frames: readonly string[];
  /** Whether pages of the site show each other in frames, as the sandbox does in its drawn phone. */
  framesItself?: boolean;
  /** Address for violation reports; empty for none. */
  report?: string;
}

/** The Trusted Types policies: one cleans markup, the other names the service worker (SAFE-80). */
const trustedTypes = ['krapao-html', 'krapao-worker'];

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** A bare host means https. */
const origin = (given: string): string[] => {
  const text = given.trim();
  const address = /^[\w.-]+(:\d+)?$/.test(text) ? `https://${text}` : text;
  return URL.canParse(address) ? [new URL(address).origin] : [];
};
const list = (addresses: readonly string[]) => [...new Set(addresses.flatMap(origin))];
const socket = (address: string) => address.replace(/^http/, 'ws');

/** The header's value, with addresses reduced to origins; relative ones are dropped. */
function contentSecurityPolicy({
  connect,
  images,
  videos = [],
  forms,
  frames,
  framesItself = false,
}: HeaderHosts): string {
  const calls = list(connect);
  const framed = [...(framesItself ? ["'self'"] : []), ...list(frames)];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...[startProblemScript(), drawnPageScript()].map((script) => `'sha256-${sha256(script)}'`),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...list([...connect, ...images, ...videos])],
    'media-src': ["'self'", 'blob:', ...list([...connect, ...images, ...videos])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calls, ...calls.map(socket)],
    'frame-src': framed.length > 0 ? framed : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...list(forms)],
    'frame-ancestors': [framesItself ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  };
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The report address in both forms: browsers that know `report-to` ignore `report-uri`. */
const reporting = ({ report }: HeaderHosts) => (report ? `; report-uri ${report}; report-to csp` : '');

/** Headers of every answer. Browsers ignore HSTS without https. */
export const securityHeaders = (hosts: HeaderHosts): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(hosts) + reporting(hosts),
  ...(hosts.report ? { 'Reporting-Endpoints': `csp="${hosts.report}"` } : {}),
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), clipboard-write=(self)',
});

/** `no-cache` for pages and workers; files with a content hash in their name are cached for ever. */
export const cacheControl = (urlPath: string): string =>
  /\/assets\/.*-[\w-]{8,}\.\w+$/.test(urlPath) ? 'public, max-age=31536000, immutable' : 'no-cache';

const split = (text: string | undefined) => (text ?? '').split(',').filter((part) => part.trim() !== '');

/** The hosts that a build's settings name. */
export function hostsOf(env: Record<string, string | undefined>): HeaderHosts {
  const of = (...names: string[]) => names.flatMap((name) => split(env[name]));
  return {
    connect: of('VITE_API_BASE', 'VITE_CHAT_HOST'),
    images: of('VITE_IMAGE_BASE', 'VITE_IMAGE_HOSTS'),
    videos: of(
      'VITE_HOWTO_WALLET',
      'VITE_HOWTO_PLAY',
      'VITE_HOWTO_BALANCE',
      'VITE_HOWTO_BONUS',
      'VITE_HOWTO_END_BONUS',
    ),
    forms: of(
      'VITE_UFA_HOST',
      'VITE_JOKER_SIGN_IN',
      'VITE_SLOTXO_SIGN_IN',
      'VITE_UFABET_SIGN_IN',
      'VITE_UFABET_LAOS_SIGN_IN',
      'VITE_SUPERSLOT_SIGN_IN',
      'VITE_FORM_HOSTS',
    ),
    frames: of('VITE_VIDEO_HOSTS'),
    report: URL.canParse(env['VITE_REPORT_URL'] ?? '') ? (env['VITE_REPORT_URL'] ?? '') : '',
  };
}
