/**
 * How a call failed. refused: error response; network: no response; timeout: none in time; malformed: the response does
 * not match the contract; aborted: cancelled by the app; held: not sent, because an equal order may have been executed;
 * found: refused, but done by a first try (MNY-331).
 */
export type ApiErrorKind = 'refused' | 'network' | 'timeout' | 'malformed' | 'aborted' | 'held' | 'found';

interface Details {
  /**
   * The contract's code, other text of the server, or NETWORK, TIMEOUT, MALFORMED, ABORTED, HELD without a response.
   */
  code: string;
  kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  status?: number;
  /** The server's message, if it was a text. */
  raw?: string | null;
  sent?: boolean;
  reported?: boolean;
  byGateway?: boolean;
  at?: number | null;
}

/**
 * Error of a failed API call. Components show `useErrorText()(error)`, never a status. `isOutcomeUnknown`
 * (unknown-outcome.ts) tells whether the request may have been executed.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly kind: ApiErrorKind;
  readonly raw: string | null;
  /** False if the request certainly never left the device (offline). */
  readonly sent: boolean;
  /** True if the player already knows (session ended, service gone): do not report it again. */
  readonly reported: boolean;
  /** True if the refusal may come from a gateway, which does not know the outcome. */
  readonly byGateway: boolean;
  /** When a command, or the one equal to a held order, was first sent, epoch ms of the server. */
  readonly at: number | null;

  constructor(details: Details) {
    const { code, kind, status = 0, raw = null, sent = true, reported = false, byGateway = false, at = null } = details;
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.kind = kind;
    this.status = status;
    this.raw = raw;
    this.sent = sent;
    this.reported = reported;
    this.byGateway = byGateway;
    this.at = at;
  }
}
