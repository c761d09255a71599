/** A tab opened on the player's tap, with its address set later. */
export interface LaterTab {
  /** Opens an already checked address; the tab has no access to this page. */
  go: (url: string) => void;
  close: () => void;
}

/**
 * Opens a tab now: browsers block one opened after a response (GAM-45).
 * @returns null when the browser blocks it even now (GAM-46)
 */
export function openLaterTab(): LaterTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  return { go: (url) => tab.location.replace(url), close: () => tab.close() };
}
