/**
 * How a call failed. refused: the response is an error; network: no response; timeout: none in time; malformed: it does not
 * match the contract; aborted: the app cancelled the request; held: nothing was sent, as an equal order may have been carried out.
 */
export type ApiErrorKind = 'refused' | 'network' | 'timeout' | 'malformed' | 'aborted' | 'held';

interface Details {
  /** The contract's code, other text of the server, or NETWORK, TIMEOUT, MALFORMED, ABORTED, HELD without a response. */
  code: string;
  kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  status?: number;
  /** The server's message as it came, when it was a text. */
  raw?: string | null;
  sent?: boolean;
  reported?: boolean;
  byGateway?: boolean;
  at?: number | null;
}

/**
 * The error of every failed API call. Components show `useErrorText()(error)`, never a status. `isOutcomeUnknown`
 * (unknown-outcome.ts) tells whether the request may have been carried out.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly kind: ApiErrorKind;
  readonly raw: string | null;
  /** False when the request certainly never left the device (it was offline). */
  readonly sent: boolean;
  /** True when the player has already been told (the session ended, the service is gone): don't report it again. */
  readonly reported: boolean;
  /** True when the refusal may be that of a gateway, which does not know what became of the request. */
  readonly byGateway: boolean;
  /** Of an order that was held: when the equal one was sent, epoch ms of the server's clock. */
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
