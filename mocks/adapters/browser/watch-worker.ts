import { answerHeader } from '../http/http.ts';

/**
 * Watches the worker that brings this page's calls to the simulator. A worker that is replaced by a newer one, removed, or
 * started again without its memory answers them no longer. Such a call has not reached the simulator; the page answers
 * it by itself then, and all calls after it.
 * @param isCall whether the simulator has to answer an address
 * @param loadAnswering what begins to answer calls in the page, in place of `fetch`, once it is loaded
 */
export function watchWorker(isCall: (url: string) => boolean, loadAnswering: () => Promise<() => void>): void {
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
  // MSW does not hear a worker that has taken the place of its own, which would wait for the answer forever; what is no call,
  // such as the question for a newer version, the host answers
  serviceWorker.addEventListener('message', ({ data, source, ports }) => {
    if (data?.type !== 'REQUEST' || source === worker) return;
    const unanswered = { type: 'MOCK_RESPONSE', data: { status: 503 } };
    ports[0]?.postMessage(isCall(String(data.payload?.url)) ? unanswered : { type: 'PASSTHROUGH' });
  });
  window.fetch = async (...call) => {
    const request = new Request(...call);
    if (!isCall(request.url)) return fetchByWorker(...call);
    if (serviceWorker.controller === worker) {
      // without a body, a request can be sent twice
      const answer = await fetchByWorker(request.method === 'GET' ? request : request.clone());
      if (answer.headers.has(answerHeader)) return answer;
    }
    await takeOver();
    return fetch(request);
  };
}
