import { apiUrl, config } from '../config/config.ts';
import { getToken } from '../session/session.ts';
import { ApiError } from './api-error.ts';

/** One request, with what the code that reads its answer has to know. */
export interface Call {
  method: string;
  url: URL;
  /** Path below the API base, without the query; null when the address is not the API's. */
  path: string | null;
  /** The token that was sent, so that a late answer never ends a newer session. */
  token: string | null;
  headers: Headers;
}

/** A dot-segment (`.` or `..`) of a path, which every browser resolves, encoded or not (SAFE-25). */
const dotSegment = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;

/**
 * Resolves the address against the API base and adds token (APP-39) and client header (APP-40), which go to the API's
 * origin only (SAFE-26).
 * @throws ApiError `KEY_INVALID` for an address with a dot-segment; nothing is sent then.
 */
export function prepareCall(address: string, method: string, given?: HeadersInit): Call {
  if (dotSegment.test(address)) throw new ApiError({ code: 'KEY_INVALID', kind: 'refused', status: 400, sent: false });
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
