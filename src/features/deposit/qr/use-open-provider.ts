import { useState } from 'react';
import { type StoredKind, useStored } from '../../../shared/storage/use-stored.ts';
import type { BankChannel } from '../deposit-sections.ts';
import { openQrs } from './open-qrs.ts';
import { isQrProvider, type QrProviderCode } from './qr-rules.ts';

/** The player's last used provider on this device (QR-3). */
const keptProvider: StoredKind<QrProviderCode | null> = {
  name: 'qr-provider',
  read: (stored) => (typeof stored === 'string' && isQrProvider(stored) ? stored : null),
};

/** @returns makes a provider the last used one */
export function useLastProvider(owner: string | null) {
  const [last, keep] = useStored(keptProvider, owner);
  return [last, (code: QrProviderCode) => keep(() => code)] as const;
}

/**
 * The open one of several panels: chosen by the player, else with a QR, else last used, else the first (QR-3). It stays
 * open when its QR ends.
 */
export function useOpenProvider(panels: readonly BankChannel[], owner: string | null) {
  const [last, keep] = useLastProvider(owner);
  const [first] = useState(last);
  const [chosen, choose] = useState<string | null>(null);
  const qrs = openQrs.useItems();
  const withQr = panels.filter(({ provider }) => qrs.some(({ code, goneAt }) => code === provider && goneAt === null));
  const lastOf = (some: readonly BankChannel[]) => some.find(({ provider }) => provider === first) ?? some[0];
  const found = lastOf(withQr);
  if (chosen === null && found) choose(found.key);
  /** Key of its account; empty when the player closed it. */
  const open = chosen ?? lastOf(panels)?.key ?? '';
  return {
    open,
    toggle: ({ key, provider }: BankChannel) => {
      choose(key === open ? '' : key);
      if (provider !== null) keep(provider);
    },
    markUsed: keep,
  };
}
