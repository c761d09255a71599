/** A tab that was opened with the tap and learns later where to go. */
export interface LaterTab {
  /** Leads the tab to an address that was checked; this page stays unknown to it. */
  go: (url: string) => void;
  close: () => void;
}

/**
 * Opens a tab now, because browsers refuse one that comes after an answer (GAM-45, GAM-46, GAM-44).
 * @returns null when the browser refuses even now.
 */
export function openLaterTab(): LaterTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  return { go: (url) => tab.location.replace(url), close: () => tab.close() };
}
