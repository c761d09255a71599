/** The message that has the service worker cache all files of the app, with how-to videos in the page's language only. */
export function keepAllMessage(): { type: string; language: string } {
  const { lang } = document.documentElement;
  return { type: 'KRAPAO_KEEP_ALL', language: lang === 'lo' ? 'la' : lang };
}
