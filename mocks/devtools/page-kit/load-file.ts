/** Makes the address of each retry unique. */
let secondTries = 0;

/**
 * Loads a chunk and retries once. Browsers cache a failed `import()`, so the retry adds a query to the address.
 * @param load nothing but an `import()` @throws the error of the last try
 */
export async function loadFile<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [file] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!file?.startsWith(location.origin)) throw error;
    secondTries += 1;
    return (await import(/* @vite-ignore */ `${file}?again=${secondTries}`)) as Module;
  }
}
