import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const mark = document.documentElement.dataset;

/** The old page stays until the new one's code is there, but its address is gone at once: so is the mark. */
function unmarkOnLeaving(event: NavigateEvent): void {
  if (new URL(event.destination.url).pathname !== location.pathname) delete mark.ready;
}

/**
 * Marks the document with `data-ready` while a page is mounted and nothing is being fetched: the moment at which tests
 * and screenshots may look. Stands last in the page, so that its effect runs after those that start fetching.
 */
export function ReadyMark() {
  const client = useQueryClient();
  const fetching = useIsFetching();
  useLocation();

  // After every render: an arrival at another address of the same page has to mark it again.
  useEffect(() => {
    // The hook hears of a new fetch a moment later than the client knows.
    if (fetching === 0 && client.isFetching() === 0) mark.ready = '';
    else delete mark.ready;
  });

  useEffect(() => {
    // Not in every browser; where it is missing the mark is late, which only tests would notice.
    window.navigation?.addEventListener('navigate', unmarkOnLeaving);
    return () => {
      window.navigation?.removeEventListener('navigate', unmarkOnLeaving);
      delete mark.ready;
    };
  }, []);
  return null;
}
