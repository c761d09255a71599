/** Asks the service worker to cache all files of the app; of the how-to videos only those in the page's language. */
export function keepAllMessage(): { type: string; language: string } {
  const { lang } = document.documentElement;
  return { type: 'KRAPAO_KEEP_ALL', language: lang === 'lo' ? 'la' : lang };
}
