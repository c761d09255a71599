import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GiftLink } from '../../../contract/generated/models/giftLink.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useSendGiftLink } from '../../shared/api/generated/wallet/wallet.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { config } from '../../shared/config/config.ts';
import { usePersistedDraft } from '../../shared/forms/use-persisted-draft.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import { giftLinkIn, sealGift } from './gift-link.ts';

const blank = { text: '' };

/**
 * What is pasted, whether a gift link is in it, and sending it for the wallet the panel shows (DEP-37, DEP-38, DEP-39).
 * @param owner the player's id; null while it is unknown
 */
export function useGiftForm(wallet: string, owner: string | null, onSent: () => void) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ text }, setDraft] = usePersistedDraft(`gift ${wallet}`, owner, blank);
  const [invalid, setInvalid] = useState(false);
  const [sealing, setSealing] = useState(false);
  const shown = useShown();
  /** Sealing salts: a second try has to send the very same text to count as the same intent (TRF-25, WDR-21). */
  const last = useRef({ link: '', sealed: '' });

  const { run, pending } = useMoneyCommand<{ data: GiftLink }, unknown>(useSendGiftLink(), {
    onDone: () => {
      notifySuccess(t('deposit.gift.sent'));
      setDraft(blank);
      // Closed meanwhile: what stands open now is another sheet.
      if (shown.current) onSent();
    },
    onRefused: (error) => notifyError(errorText(error)),
    onUnknown: () => notifyError(t('common.unknownOutcome')),
  });

  const seal = useSingleFlight(async (link: string) => {
    setSealing(true);
    try {
      if (last.current.link !== link) {
        const sealed = await sealGift(link, wallet, config.giftlinkSecret, config.giftlinkSeparator);
        last.current = { link, sealed };
      }
      run({ data: { link: last.current.sealed } });
    } catch {
      // The cipher's chunk did not come: nothing was sent.
      notifyError(t('errorMsg.NETWORK'));
    } finally {
      setSealing(false);
    }
  });

  const send = () => {
    const link = giftLinkIn(text);
    setInvalid(link === null);
    if (link !== null) void seal(link);
  };
  const change = (value: string) => {
    setDraft({ text: value });
    setInvalid(false);
  };
  return { text, invalid, busy: sealing || pending, sending: pending, change, send };
}
