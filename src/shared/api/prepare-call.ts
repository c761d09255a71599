import { apiUrl, config } from '../config/config.ts';
import { getToken } from '../session/session.ts';
import { ApiError } from './api-error.ts';

/** A request with the data needed to read its response. */
export interface Call {
  method: string;
  url: URL;
  /** Path below the API base, without query; null for another origin. */
  path: string | null;
  /** The token sent, so that a late response never ends a newer session. */
  token: string | null;
  headers: Headers;
  body?: RequestInit['body'];
}

/** A dot segment (`.` or `..`), which browsers resolve even when encoded (SAFE-25). */
const dotSegment = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;

/**
 * Resolves an address against the API base. Adds token (APP-39) and client header (APP-40) for the API's origin only
 * (SAFE-26).
 * @throws ApiError `KEY_INVALID` for a dot segment, before anything is sent
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
