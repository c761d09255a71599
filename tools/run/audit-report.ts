export type AuditResult =
  | { readonly kind: 'checked'; readonly packages: number; readonly findings: readonly string[] }
  | { readonly kind: 'refused'; readonly why: string };

interface NpmAudit {
  readonly message?: string;
  readonly error?: { readonly summary?: string; readonly code?: string };
  readonly metadata?: { readonly dependencies?: { readonly total?: number } };
  readonly vulnerabilities?: Record<string, { readonly severity: string; readonly via: readonly unknown[] }>;
}

/** The outermost JSON object of a text; npm writes warnings around it. */
function jsonIn(output: string): NpmAudit | null {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as NpmAudit;
  } catch {
    return null;
  }
}

const titleOf = (via: unknown): string[] => {
  const title = (via as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? [title] : [];
};

/** Parses the output of `npm audit --json`; an output without a list of vulnerabilities counts as refused. */
export function readAudit(output: string): AuditResult {
  const audit = jsonIn(output);
  if (!audit?.vulnerabilities) {
    return {
      kind: 'refused',
      why: audit?.message ?? audit?.error?.summary ?? (output.trim().split('\n')[0] || 'no answer'),
    };
  }
  const findings = Object.entries(audit.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, via }]) => `${severity}: ${name} ${via.flatMap(titleOf).join('; ')}`.trim());
  return { kind: 'checked', packages: audit.metadata?.dependencies?.total ?? 0, findings };
}
