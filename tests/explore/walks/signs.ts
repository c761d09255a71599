/** Signs of a defect, independent of the screen. */

/**
 * Text that must never show: broken values, translation keys, years of the Buddhist calendar.
 * @param sections what the keys of the app's texts begin with
 */
export function defectsOf(text: string, sections: readonly string[]): string[] {
  const signs = [
    /\bNaN\b/,
    /\bundefined\b/,
    /\[object \w+\]/,
    /\{\{[^}]*\}\}/,
    ...(sections.length > 0
      ? [new RegExp(`(?<![\\w./@-])(?:${sections.join('|')})\\.[a-zA-Z][\\w-]*(?:\\.[\\w-]+)*`)]
      : []),
    /\b\d{1,2}[/.-]\d{1,2}[/.-]25[4-9]\d\b/,
    /พ\.\s?ศ\./,
  ];
  return signs.flatMap((sign) => sign.exec(text)?.[0] ?? []);
}

/** A call of the app in the traffic log. */
export interface SentCall {
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Faults of a call apart from its body: not in the contract, no client header, a malformed token. */
export function strangeIn({ operation, method, path, headers }: SentCall): string[] {
  const { 'x-client': client, authorization = 'Bearer x' } = headers;
  const strange = [
    ...(operation === null ? ['is not in the contract'] : []),
    ...(client === 'wallet-user' ? [] : [`comes from client ${client}`]),
    ...(/^Bearer \S+$/.test(authorization) && !/undefined|null/.test(authorization)
      ? []
      : ['has no token in its header']),
  ];
  return strange.map((what) => `${method} ${path} ${what}`);
}
