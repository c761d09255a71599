/**
 * How a call failed:
 * refused: the server answered with an error; network: no answer came; timeout: none came in time;
 * malformed: the answer was not what the contract says; aborted: the app cancelled the request;
 * held: the app sent nothing, since an equal order may have been carried out.
 */
export type ApiErrorKind = 'refused' | 'network' | 'timeout' | 'malformed' | 'aborted' | 'held';

interface Details {
  /**
   * The contract's code, other text of the server, or NETWORK, TIMEOUT, MALFORMED, ABORTED, HELD when there was no answer.
   */
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
 * Every failed call of the API rejects with one of these. Components show `useErrorText()(error)`, never a status.
 * Whether the request may have been carried out all the same: `isOutcomeUnknown` (unknown-outcome.ts).
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
