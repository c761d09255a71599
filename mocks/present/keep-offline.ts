/** Has the app's files kept although no story has been opened yet: a stand at a fair may lose its network any time. */
export async function keepOffline(base: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${base}sandbox-worker.js`, { scope: base });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('KRAPAO_KEEP_ALL');
  } catch {
    // no worker here: the stories play while there is a network
  }
}
