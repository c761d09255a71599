/** Checks the settings of a build: one sentence per problem. An empty setting counts as absent. */

import { nearName } from '../../mocks/devtools/tab/near-name.ts';

type Check = (value: string) => string | null;

/** Hosts of the local machine, and reserved test names (RFC 6761): http is allowed there. */
const isLocal = (host: string) => /^(?:localhost|127(?:\.\d+){3}|.*\.(?:localhost|test|invalid))$/.test(host);

const address: Check = (value) => {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return 'has to be an address such as https://host.example';
  const { protocol, hostname, username, password } = new URL(value);
  if (username || password) return 'may not contain a user name or password';
  if (hostname.startsWith('[')) return 'has to name its host: a policy of browsers cannot name an IPv6 address';
  // `new URL` parses a list of two addresses as one with this host.
  if (!/^[\w.-]+$/.test(hostname)) return 'has to be one address with a host such as host.example';
  return protocol === 'https:' || isLocal(hostname) ? null : 'has to be https: browsers block http from an https page';
};

/** The app uses settings as they are: `true ` would be off, and a blank would be the page's own address. */
const unpadded: Check = (value) => (value === value.trim() ? null : 'has white space before or behind it');
const anyText: Check = () => null;

const base: Check = (value) => address(value) ?? (/[?#]/.test(value) ? 'may have a path, but no "?" and no "#"' : null);

const listOf =
  (check: Check): Check =>
  (value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => check(part) && `${check(part)} ("${part}")`)
      .find((problem) => problem !== null) ?? null;

const host: Check = (value) =>
  /^[\w.-]+(?::\d+)?$/.test(value) && URL.canParse(`https://${value}`) && new URL(`https://${value}`).host === value
    ? null
    : 'takes hosts in small letters, such as cdn.example.com, without "https://" and without a path';

const hostOrAddress: Check = (value) => (host(value) === null ? null : address(value));
const file: Check = (value) => (/^\/(?!\/)\S+$/.test(value) ? null : address(value));
const flag: Check = (value) => (/^(?:true|false|1|0)$/.test(value) ? null : 'takes true, 1, false or 0');
/** Headers that pages may not set, and those that the app sets itself. */
const takenHeaders =
  /^(?:accept-(?:charset|encoding)|access-control-.*|authorization|connection|content-(?:length|type)|cookie2?|date|dnt|expect|host|idempotency-key|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i;

function header(value: string): string | null {
  if (!/^[!#$%&'*+.^`|~\w-]+\s*:\s*[\x21-\x39\x3b-\x7e]+$/.test(value)) {
    return 'has to be name:value, as in x-client:wallet-user';
  }
  return takenHeaders.test(value.split(':')[0]?.trim() ?? '') ? 'has to name a header that is free for the app' : null;
}

const amount: Check = (value) =>
  /^\d{1,9}(?:\.\d{1,2})?$/.test(value) && Number(value) > 0
    ? null
    : 'has to be more than 0, in digits, with at most two decimals';
/** Used in headers: other characters would begin a policy directive or a variable of the host's configuration. */
const report: Check = (value) =>
  address(value) ??
  (/^[\w.~:/?&=@+-]+$/.test(value) ? null : 'may only have letters, digits and the signs .~:/?&=@+-_');

const checks: Readonly<Record<string, Check>> = {
  VITE_API_BASE: base,
  VITE_CHAT_HOST: base,
  VITE_IMAGE_BASE: base,
  VITE_IMAGE_HOSTS: listOf(host),
  VITE_CLIENT_HEADER: header,
  VITE_APP_NAME: anyText,
  VITE_ENVIRONMENT: anyText,
  VITE_LAOS: flag,
  VITE_IFRAME: flag,
  VITE_IDEMPOTENCY_KEY: flag,
  VITE_UFA_HOST: address,
  VITE_PAYTIMZ_MINIMUM: amount,
  VITE_JOKER_SIGN_IN: address,
  VITE_SLOTXO_SIGN_IN: address,
  VITE_UFABET_SIGN_IN: address,
  VITE_UFABET_LAOS_SIGN_IN: address,
  VITE_SUPERSLOT_SIGN_IN: address,
  VITE_HOWTO_WALLET: listOf(file),
  VITE_HOWTO_PLAY: listOf(file),
  VITE_HOWTO_BALANCE: listOf(file),
  VITE_HOWTO_BONUS: listOf(file),
  VITE_HOWTO_END_BONUS: listOf(file),
  VITE_FORM_HOSTS: listOf(hostOrAddress),
  VITE_VIDEO_HOSTS: listOf(hostOrAddress),
  VITE_REPORT_URL: report,
};

/** Settings that accept any text, including surrounding white space. */
const unchecked = ['VITE_PGSLOT_MESSAGE', 'VITE_GIFTLINK_SECRET', 'VITE_GIFTLINK_SEPARATOR'];

const known = [...Object.keys(checks), ...unchecked];

/** A name close to a setting's name is a typo: the build would use the default. */
const misspelt = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(env)
    .filter((name) => /^vite_/i.test(name))
    .flatMap((name) => {
      const meant = nearName(name, known);
      return meant === null ? [] : [`${name} is no setting. Was ${meant} meant?`];
    });

/** @returns one sentence per invalid setting (APP-96) */
export function settingProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  const wrong = Object.entries(checks).flatMap(([name, check]) => {
    const value = env[name] ?? '';
    const problem = value === '' ? null : (unpadded(value) ?? check(value));
    return problem === null ? [] : [`${name} ${problem}; it is "${value}".`];
  });
  return [...misspelt(env), ...wrong];
}
