/** Addresses of other hosts among those that a page has asked for. */
export const foreignAddresses = (addresses: readonly string[], origin: string): string[] =>
  addresses.filter((address) => {
    if (!URL.canParse(address)) return false;
    const { protocol, origin: its } = new URL(address);
    return /^(https?|wss?):$/.test(protocol) && its.replace(/^ws/, 'http') !== origin;
  });

/** Requests that this page has made to other hosts since it was loaded; the sandbox promises none. */
export const foreignRequests = (): string[] =>
  foreignAddresses(
    performance.getEntriesByType('resource').map(({ name }) => name),
    location.origin,
  );
