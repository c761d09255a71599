import { apiUrl, config } from '../config/config.ts';
import { getToken } from '../session/session.ts';
import { ApiError } from './api-error.ts';

/** One request, as everything that judges its answer needs to know it. */
export interface Call {
  method: string;
  url: URL;
  /** Path below the API base, without the query; null when the address is not the API's. */
  path: string | null;
  /** The token that was sent, so that a late answer never ends a newer session. */
  token: string | null;
  headers: Headers;
}

/** No path can hold these as a part: every browser takes them for a way up, encoded or not. */
const wayUp = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;

/**
 * Resolves the address against the API base and adds the headers of spec §6 and §7. Token and client header go to the
 * API's origin only (SAFE-26).
 * @throws ApiError for an address that leads out of its own path (SLP-39, BON-23); nothing is sent then.
 */
export function prepareCall(address: string, method: string, given?: HeadersInit): Call {
  if (wayUp.test(address)) throw new ApiError({ code: 'KEY_INVALID', kind: 'refused', status: 400, sent: false });
  const base = apiUrl();
  const prefix = base.pathname.replace(/\/$/, '');
  const url =
    address.startsWith('/') && !/^\/[/\\]/.test(address)
      ? new URL(prefix + address, base.origin)
      : new URL(address, base);
  const headers = new Headers(given);
  const own = url.origin === base.origin;
  const token = own ? getToken() : null;
  if (own) headers.set(config.clientHeader.name, config.clientHeader.value);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return { method, url, path: own ? url.pathname.slice(prefix.length) : null, token, headers };
}
