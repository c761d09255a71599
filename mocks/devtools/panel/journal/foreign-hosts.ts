/** The addresses that belong to another origin, sockets included. */
export const foreignAddresses = (addresses: readonly string[], origin: string): string[] =>
  addresses.filter((address) => {
    if (!URL.canParse(address)) return false;
    const { protocol, origin: its } = new URL(address);
    return /^(https?|wss?):$/.test(protocol) && its.replace(/^ws/, 'http') !== origin;
  });

/** Requests of this page to other hosts since it was loaded; in a sandbox there must be none. */
export const foreignRequests = (): string[] =>
  foreignAddresses(
    performance.getEntriesByType('resource').map(({ name }) => name),
    location.origin,
  );
