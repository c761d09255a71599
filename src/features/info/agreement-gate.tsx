import { lazy, Suspense, useEffect, useState } from 'react';
import { useGetAgreements } from '../../shared/api/generated/lookup/lookup.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { hasAccepted, keepAcceptance } from './accepted-agreements.ts';

const loadSheet = () => import('./agreement-sheet.tsx').then((module) => ({ default: module.AgreementSheet }));
const AgreementSheet = lazy(loadSheet);

/** After home opens, ms (spec §9). */
const delayMs = 1_500;

export interface AgreementGateProps {
  /** Something else is open: the terms wait, they never cover what a player is doing. */
  waits: boolean;
}

/** Shows the terms when there are some that this player has not accepted in these words (spec §2; readings, 12). */
export function AgreementGate({ waits }: AgreementGateProps) {
  const [due, setDue] = useState(false);
  const [settled, setSettled] = useState(false);
  const { data } = useGetAgreements();
  const { data: wallet } = useGetWallet();
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);

  const player = wallet?.profile?._id ?? null;
  const texts = (data?.agreements ?? []).filter((text) => typeof text === 'string' && text.trim() !== '');
  const asked = player !== null && texts.length > 0 && !settled && !hasAccepted(player, texts);
  useEffect(() => {
    // Fetched while the delay runs, so that the delay is all that is waited for; a failure shows when it is drawn.
    if (asked) void loadSheet().catch(() => {});
  }, [asked]);
  const accept = () => {
    if (player !== null) keepAcceptance(player, texts);
    setSettled(true);
  };
  const opened = due && asked && !waits;
  const [used, setUsed] = useState(false);
  if (opened && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <AgreementSheet opened={opened} texts={texts} onAccept={accept} onLater={() => setSettled(true)} />
    </Suspense>
  );
}
