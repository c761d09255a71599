import { digest } from '../../shared/base/ids.ts';
import { readStored, writeStored } from '../../shared/base/storage.ts';

/** ACC-49 */
const acceptanceHash = (player: string, texts: readonly (string | null)[]): string =>
  digest(JSON.stringify([player, ...texts]));

export const hasAccepted = (player: string, texts: readonly (string | null)[]): boolean =>
  readStored('remember-agreement') === acceptanceHash(player, texts);

export const saveAcceptance = (player: string, texts: readonly (string | null)[]): boolean =>
  writeStored('remember-agreement', acceptanceHash(player, texts));
