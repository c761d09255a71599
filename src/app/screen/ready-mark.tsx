import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const marks = () => document.documentElement.dataset;

/** Removes the mark on a navigation, before the next page's chunk arrives. A download navigates too, but to no page. */
function unmarkOnLeaving(event: NavigateEvent): void {
  if (!event.downloadRequest && new URL(event.destination.url).pathname !== location.pathname) delete marks().ready;
}

/**
 * Marks the document with `data-ready` while a page is mounted and nothing is being fetched; tests wait for it. Must be
 * the page's last child, so that its effect runs after those that fetch.
 */
export function ReadyMark() {
  const client = useQueryClient();
  // Deferred like long content that shows the fetched data.
  const fetching = useDeferredValue(useIsFetching());
  useLocation();

  // After every render: a navigation within a page removes the mark too.
  useEffect(() => {
    // The hook learns of a new fetch later than the client.
    if (fetching === 0 && client.isFetching() === 0) marks().ready = '';
    else delete marks().ready;
  });

  useEffect(() => {
    // Browsers without it remove the mark later, which only matters to tests.
    window.navigation?.addEventListener('navigate', unmarkOnLeaving);
    return () => {
      window.navigation?.removeEventListener('navigate', unmarkOnLeaving);
      delete marks().ready;
    };
  }, []);
  return null;
}
