import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const marks = () => document.documentElement.dataset;

/**
 * The address changes before the new page's chunk has come: the mark is removed with it. A download is a navigation too, but
 * leads to no page.
 */
function unmarkOnLeaving(event: NavigateEvent): void {
  if (!event.downloadRequest && new URL(event.destination.url).pathname !== location.pathname) delete marks().ready;
}

/**
 * Marks the document with `data-ready` while a page is mounted and nothing is being fetched: tests and screenshots
 * wait for it. Stands last in the page, so that its effect runs after those that start fetching.
 */
export function ReadyMark() {
  const client = useQueryClient();
  const fetching = useIsFetching();
  useLocation();

  // After every render: a navigation to another address of the same page has to set it again.
  useEffect(() => {
    // The hook hears of a new fetch later than the client.
    if (fetching === 0 && client.isFetching() === 0) marks().ready = '';
    else delete marks().ready;
  });

  useEffect(() => {
    // Some browsers lack it: the mark is removed later then, which matters to tests only.
    window.navigation?.addEventListener('navigate', unmarkOnLeaving);
    return () => {
      window.navigation?.removeEventListener('navigate', unmarkOnLeaving);
      delete marks().ready;
    };
  }, []);
  return null;
}
