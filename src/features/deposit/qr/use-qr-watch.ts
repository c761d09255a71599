import { useQueryClient } from '@tanstack/react-query';
import { now } from '../../../shared/time/clock.ts';
import { isLookDue, useLooks } from '../../../shared/time/use-looks.ts';
import { lastLook, lookForMoney } from './look-for-money.ts';
import { lookEveryMs, openQrs } from './open-qrs.ts';

/** Polls open QRs on every page (QR-260). */
export function useQrWatch(): void {
  const client = useQueryClient();
  const qrs = openQrs.useItems();
  useLooks(qrs.length > 0, (back) => {
    for (const qr of openQrs.items()) {
      // A failed poll stays silent: the next one is soon.
      if (back || isLookDue(lastLook(client, qr), lookEveryMs(qr, now())))
        lookForMoney(client, qr).catch(() => undefined);
    }
  });
}
