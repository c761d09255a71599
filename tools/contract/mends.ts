/** How to mend what a browser refuses: a part of a fault, and what to do. */
const mends: readonly (readonly [fault: RegExp, mend: string])[] = [
  [
    /Access-Control-Allow-Origin is sent twice/,
    'Let one server alone, the API or the proxy before it, send `Access-Control-Allow-Origin`.',
  ],
  [
    /Access-Control-Allow-Origin(?! is sent twice)/,
    "Send `Access-Control-Allow-Origin` with `*` or the page's origin, without a slash at its end, with every response: also to OPTIONS, and with errors.",
  ],
  [
    /Access-Control-Allow-Methods/,
    'List GET, POST, PUT and DELETE in `Access-Control-Allow-Methods` of the response to OPTIONS.',
  ],
  [
    /Access-Control-Allow-Headers/,
    'List authorization, content-type, the client header and, with keys, idempotency-key in `Access-Control-Allow-Headers`; `*` does not include authorization.',
  ],
  [/Access-Control-Expose-Headers|no Date|Date is /, 'Send `Date`, and `Access-Control-Expose-Headers: Date`.'],
  [
    /preflight: \d+, where a browser/,
    'Answer OPTIONS with 204 without asking for a token: a browser sends none there.',
  ],
  [/redirected/, 'Answer at the address itself: name the final one in `VITE_API_BASE`, and redirect no API path.'],
  [/Cache-Control/, 'Send `Cache-Control: no-store` with every API response.'],
  [/byte order mark|not UTF-8/, 'Write JSON as UTF-8 without a byte order mark.'],
  [/Content-Type/, 'Send `Content-Type: application/json`.'],
  [/Content-Encoding/, 'Compress only as `Accept-Encoding` of the request allows.'],
  [/mixed content|begins? with http:/, 'Serve API and pictures by https.'],
  [/certificate/, 'Install a valid certificate with its intermediate ones.'],
  [/\b429\b/, 'Raise the limit of calls for a player, or check with fewer of them.'],
  [/without (the|a valid) token/, 'Refuse calls of players whose bearer token is missing or wrong.'],
];

/** What to do about the faults in a sentence. */
export const mendsOf = (why: string): string[] => mends.filter(([fault]) => fault.test(why)).map(([, mend]) => mend);
