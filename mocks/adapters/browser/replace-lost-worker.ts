import { answerHeader } from '../http/http.ts';

/** The whole address of a call. */
export const addressOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, location.href).href;

/**
 * Watches the worker that brings this page's calls to the simulator. A worker that is replaced, removed, or restarted
 * without its memory stops answering. Such a call has not reached the simulator: the page then answers it and all later
 * calls.
 * @param isCall whether the simulator has to answer an address
 * @param loadAnswering loads the interception in the page; its result starts it, in place of `fetch`
 */
export function replaceLostWorker(isCall: (url: string) => boolean, loadAnswering: () => Promise<() => void>): void {
  const { serviceWorker } = navigator;
  const worker = serviceWorker.controller;
  const fetchByWorker = window.fetch;
  let taken: Promise<void> | null = null;
  const takeOver = () => {
    taken ??= loadAnswering().then(
      (answerInPage) => {
        window.fetch = fetchByWorker;
        answerInPage();
      },
      (problem) => {
        taken = null; // The next call tries again.
        throw problem;
      },
    );
    return taken;
  };
  serviceWorker.addEventListener('controllerchange', () => takeOver().catch(() => undefined));
  // MSW ignores a worker that replaced its own, and that worker would wait forever; the host answers other requests,
  // such as the check for a newer version
  serviceWorker.addEventListener('message', ({ data, source, ports }) => {
    if (data?.type !== 'REQUEST' || source === worker) return;
    const unanswered = { type: 'MOCK_RESPONSE', data: { status: 503 } };
    ports[0]?.postMessage(isCall(String(data.payload?.url)) ? unanswered : { type: 'PASSTHROUGH' });
  });
  window.fetch = async (input, init) => {
    if (!isCall(addressOf(input))) return fetchByWorker(input, init);
    // A request with a body can be sent only once
    const again = input instanceof Request ? input.clone() : input;
    if (serviceWorker.controller === worker) {
      const answer = await fetchByWorker(input, init);
      if (answer.headers.has(answerHeader)) return answer;
    }
    await takeOver();
    return fetch(again, init);
  };
}
