/** A tab that was opened with the player's tap and gets its address later. */
export interface LaterTab {
  /** Opens an address there, which has been checked before; the tab has no access to this page. */
  go: (url: string) => void;
  close: () => void;
}

/**
 * Opens a tab now, because browsers refuse one that comes after an answer (GAM-45).
 * @returns null when the browser refuses even now (GAM-46).
 */
export function openLaterTab(): LaterTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  return { go: (url) => tab.location.replace(url), close: () => tab.close() };
}
