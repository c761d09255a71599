/** Meanings of the system's error codes that files and connections of a command end with. */
const meanings: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EEXIST: 'there is a file of that name, and it stays as it is',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  EADDRINUSE: 'another program uses the port',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ECONNREFUSED: 'nothing listens at that address',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'no host has that name',
  EAI_AGAIN: 'the name of the host cannot be looked up: there may be no network',
  EHOSTUNREACH: 'no network leads to that host',
  ENETUNREACH: 'no network leads to that host',
  ETIMEDOUT: 'no answer came in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer came in time',
  UND_ERR_SOCKET: 'the connection was cut',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the host signed its certificate itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate of the host is signed by an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the host sends its certificate without the intermediate ones',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is of another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'that port speaks http:, not https:',
  Z_DATA_ERROR: 'the body is not compressed as its Content-Encoding says',
};

/** Why a file or a connection failed, in words, with the system's code behind them; other errors as they say it themselves. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  const meaning = Object.hasOwn(meanings, code) ? meanings[code] : undefined;
  const { port } = error as { port?: unknown };
  const which = code === 'EADDRINUSE' && typeof port === 'number' ? ` ${port}` : '';
  if (meaning !== undefined) return `${meaning}${which} (${code})`;
  // A failed fetch has its reason in the cause
  return error instanceof TypeError && error.cause instanceof Error ? systemReason(error.cause) : error.message;
}
