import { useQueryClient } from '@tanstack/react-query';
import { now } from '../../../shared/time/clock.ts';
import { isLookDue, useLooks } from '../../../shared/time/use-looks.ts';
import { lastLook, lookForMoney } from './look-for-money.ts';
import { lookEveryMs, openQrs } from './open-qrs.ts';

/** Looks after the QRs that may be paid, on whichever page the player is (QR-260). */
export function useQrWatch(): void {
  const client = useQueryClient();
  const qrs = openQrs.useItems();
  useLooks(qrs.length > 0, (back) => {
    for (const qr of openQrs.items()) {
      // A look that fails says nothing: the next one is soon.
      if (back || isLookDue(lastLook(client, qr), lookEveryMs(qr, now())))
        lookForMoney(client, qr).catch(() => undefined);
    }
  });
}
