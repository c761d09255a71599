import { systemReason } from '../../mocks/adapters/server/system-reason.ts';

/** Why a call got no response; a failed `fetch` has the reason in its cause. */
export function reasonOf(error: unknown, { timeoutMs }: { readonly timeoutMs: number }): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  if (error.cause instanceof Error && error.cause.message === 'bad port') return 'browsers refuse this port';
  return systemReason(error);
}
