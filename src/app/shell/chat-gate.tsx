import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';

const load = (): Promise<{ default: ComponentType }> =>
  import('../../features/chat/chat-widget.tsx').then((module) => ({ default: module.ChatWidget }));

/** Calls back when the page has nothing better to do, at the latest after two seconds. @returns the way to call it off */
function whenIdle(job: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(job, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(job, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/** The chat comes after the page: nobody waits for it, and it takes no part of the line from what they do wait for. */
export function ChatGate() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let callOff: () => void = () => undefined;
    const begin = () => {
      callOff = whenIdle(() => setReady(true));
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      window.removeEventListener('load', begin);
      callOff();
    };
  }, []);
  return ready ? (
    <ErrorBoundary level="float">
      <LoadedChat />
    </ErrorBoundary>
  ) : null;
}

/** Fetched by each that is drawn: a try after one that did not come fetches it again. */
function LoadedChat() {
  const [ChatWidget] = useState(() => lazy(load));
  return (
    <Suspense fallback={null}>
      <ChatWidget />
    </Suspense>
  );
}
