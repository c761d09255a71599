import { useIsMutating } from '@tanstack/react-query';

/**
 * Names a command, so that what was closed while it ran still knows of it when it opens again: it waits for the first
 * one in place of sending a second.
 */
export function useCommandKey(...mutationKey: readonly string[]) {
  return { options: { mutation: { mutationKey } }, underWay: useIsMutating({ mutationKey, exact: true }) > 0 };
}
