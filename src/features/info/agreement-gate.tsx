import { useEffect, useState } from 'react';
import { useGetAgreements } from '../../shared/api/generated/lookup/lookup.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { digest } from '../../shared/base/ids.ts';
import { shownTexts } from '../../shared/content/shown-texts.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { readStored, writeStored } from '../../shared/storage/storage.ts';

const AgreementSheet = lazyPart('over', () => import('./agreement-sheet.tsx'), 'AgreementSheet');

/** Delay after home opens, ms (ACC-47). */
const delayMs = 1_500;

/** ACC-49 */
const acceptanceHash = (player: string, texts: readonly (string | null)[]): string =>
  digest(JSON.stringify([player, ...texts]));

export const hasAccepted = (player: string, texts: readonly (string | null)[]): boolean =>
  readStored('remember-agreement') === acceptanceHash(player, texts);

export const saveAcceptance = (player: string, texts: readonly (string | null)[]): boolean =>
  writeStored('remember-agreement', acceptanceHash(player, texts));

export interface AgreementGateProps {
  /** Another sheet is open, which the terms must not cover (ACC-48). */
  waits: boolean;
}

/** Shows the terms until this player has accepted these texts (ACC-47, ACC-50). */
function AgreementGateContent({ waits }: AgreementGateProps) {
  const [due, setDue] = useState(false);
  const [settled, setSettled] = useState(false);
  const { data, refetch } = useGetAgreements();
  const { data: wallet } = useGetWallet();
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);

  const player = wallet?.profile?._id ?? null;
  const texts = shownTexts(data?.agreements);
  const asked = player !== null && texts.some((text) => text !== null) && !settled && !hasAccepted(player, texts);
  const opened = due && asked && !waits;
  // The player accepts what was read, whatever the lookup answers meanwhile.
  const [read, setRead] = useState<readonly (string | null)[] | null>(null);
  if (opened && read === null) setRead(texts);
  const shown = read ?? texts;
  const accept = () => {
    if (player !== null) saveAcceptance(player, shown);
    setSettled(true);
  };
  // Rendered closed during the delay, so that the chunk is loaded in time.
  const [used, setUsed] = useState(false);
  if (asked && !used) setUsed(true);
  if (!used) return null;
  return (
    <AgreementSheet
      opened={opened}
      texts={shown}
      onAccept={accept}
      onRetry={() => void refetch().then(() => setRead(null))}
      onClose={() => setSettled(true)}
    />
  );
}

export const AgreementGate = guarded('float', AgreementGateContent);
