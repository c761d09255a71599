import { errorMeanings } from '../../contract/generated/error-meanings.ts';
import type { ErrorCode } from '../../contract/generated/errors.ts';
import { operations } from '../../contract/generated/operations.ts';
import { firstText, jsonOf, judge, type Reply, sendCall, type Target, type Verdict } from './contract-calls.ts';
import { reasonOf } from './failure-reasons.ts';

const thisMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether others on the way to the backend could read a password. */
export function sendsReadably(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'http:' && !thisMachine.test(hostname);
}

/** The code of a refusal with its meaning; otherwise why this does not look like a backend of the contract. */
function refusalOf({ status, body, unread }: Reply): string {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  const code = operations.login.errors.find((one) => one === message);
  if (unread === null && code !== undefined) return `${status} ${code}: ${errorMeanings[code as ErrorCode]}`;
  return `${unread ?? `${status}, without a token`}. Is --base-url the address of a Krapao backend, without /api?`;
}

/** @param tell called with each fault of the response @throws Error with the refusal, or why there was no response */
export async function logIn(
  target: Target,
  username: string,
  password: string,
  tell: (verdict: Verdict) => void = () => undefined,
): Promise<string> {
  const reply = await sendCall({ ...target, token: null }, 'login', { body: { username, password } }).catch(
    (error: unknown) => {
      throw new Error(`${target.baseUrl} does not answer: ${reasonOf(error, target)}`);
    },
  );
  // A byte order mark is only a fault of the response.
  const token = firstText(jsonOf(reply.text.replace(/^\ufeff/, '')), 'token');
  if (reply.status !== 200 || token === null) throw new Error(`the login was refused: ${refusalOf(reply)}`);
  for (const verdict of judge('login', reply)) if (verdict.kind !== 'kept') tell(verdict);
  return token;
}
