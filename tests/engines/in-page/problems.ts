/**
 * Runs in every page before its first script, and keeps what went wrong in it. In the tab's own storage, because a page
 * that is left takes all else along.
 */
import { problemsKey } from './wanted.ts';

const add = (problem: string): void => {
  const known = JSON.parse(sessionStorage.getItem(problemsKey) ?? '[]') as string[];
  sessionStorage.setItem(problemsKey, JSON.stringify([...known, problem]));
};
/** A note that a size changed again while the observers of sizes were told: they are told in the next frame. */
const isSizeNote = ({ message }: ErrorEvent): boolean => message.startsWith('ResizeObserver loop');
addEventListener('error', (event) => {
  if (!isSizeNote(event)) add(`exception: ${event.message}`);
});
addEventListener('unhandledrejection', (event) => add(`rejection: ${String(event.reason)}`));
document.addEventListener('securitypolicyviolation', (event) => {
  add(`policy: ${event.violatedDirective} blocked ${event.blockedURI} "${event.sample}"`);
});
