/** Runs first in every page and collects its errors, in session storage so that they survive navigation. */
import { problemsKey } from './wanted.ts';

const add = (problem: string): void => {
  const known = JSON.parse(sessionStorage.getItem(problemsKey) ?? '[]') as string[];
  sessionStorage.setItem(problemsKey, JSON.stringify([...known, problem]));
};
/** A browser notice about observed sizes, not a defect. */
const isSizeNote = ({ message }: ErrorEvent): boolean => message.startsWith('ResizeObserver loop');
addEventListener('error', (event) => {
  if (!isSizeNote(event)) add(`exception: ${event.message}`);
});
addEventListener('unhandledrejection', (event) => add(`rejection: ${String(event.reason)}`));
document.addEventListener('securitypolicyviolation', (event) => {
  add(`policy: ${event.violatedDirective} blocked ${event.blockedURI} "${event.sample}"`);
});
