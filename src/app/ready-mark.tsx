import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Marks the document with `data-ready` while a page is mounted and nothing is being fetched: the moment at which tests
 * and screenshots may look. Stands last in the page, so that its effect runs after those that start fetching.
 */
export function ReadyMark() {
  const client = useQueryClient();
  const fetching = useIsFetching();
  useEffect(() => {
    // The hook hears of a new fetch a moment later than the client knows.
    const ready = fetching === 0 && client.isFetching() === 0;
    if (ready) document.documentElement.dataset.ready = '';
    else delete document.documentElement.dataset.ready;
  }, [client, fetching]);
  useEffect(
    () => () => {
      delete document.documentElement.dataset.ready;
    },
    [],
  );
  return null;
}
