import { use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GiftLink } from '../../../contract/generated/models/giftLink.ts';
import { useSendGiftLink } from '../../shared/api/generated/wallet/wallet.ts';
import { refusalCode } from '../../shared/api/refusal-destination.ts';
import { tellUnknown } from '../../shared/api/unknown-text.ts';
import { useLoadAhead } from '../../shared/api/use-load-ahead.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { config } from '../../shared/config/config.ts';
import { useHistoryLook } from '../../shared/money-form/command-entry.ts';
import { useRefusal } from '../../shared/money-form/refusal-action.tsx';
import { rememberSession } from '../../shared/session/session.ts';
import { SheetDrafts, useFormDraft } from '../../shared/storage/use-form-draft.ts';
import { notifyError } from '../../shared/toast/notify.ts';
import { encryptGift, giftLinkIn, loadCipher } from './gift-link.ts';

/** Why the server refused the link. */
type GiftProblem = 'TRUELINK_INVALID' | 'TRUELINK_DUPLICATE' | null;

const blank = { text: '' };
const ahead = [loadCipher];

/** Pasted text, what is wrong with it, and sending it to the wallet (DEP-39). @param owner player id */
export function useGiftForm(wallet: string, owner: string | null, onSent: () => void) {
  const { t } = useTranslation();
  const form = `gift ${wallet}`;
  const [{ text }, setDraft] = useFormDraft(form, owner, blank);
  const draftsOfSheet = use(SheetDrafts);
  const [problem, setProblem] = useState<GiftProblem>(null);
  const { refusal, refuse, clear } = useRefusal();
  const [encrypting, setEncrypting] = useState(false);
  useLoadAhead(ahead);
  /** Encryption is salted: a retry must send the same text to count as the same intent (DEP-40). */
  const lastEncrypted = useRef({ link: '', encrypted: '' });

  const { options, underWay } = useCommandKey('sendGiftLink', wallet);
  const { run } = useMoneyCommand<{ data: GiftLink }, unknown>(useSendGiftLink(options), {
    onDone: onSent,
    onRefused: (error) => {
      refuse(error);
      const code = refusalCode(error);
      setProblem(code === 'TRUELINK_INVALID' || code === 'TRUELINK_DUPLICATE' ? code : null);
    },
    onUnknown: tellUnknown,
    wasDone: useHistoryLook(() => ({ type: 'deposit', from: 'TRUEWALLET' })),
    onEnd: (kind) => {
      if (kind !== 'done') return;
      setDraft(blank);
      // The method list may have unmounted this form; its draft is stored.
      draftsOfSheet?.delete(form);
    },
    elsewhere: { done: () => t('deposit.gift.sent') },
  });

  /** @returns false when the cipher could not be loaded: nothing was sent (DEP-44) */
  const encryptOnce = useSingleFlight(async (link: string, isCurrent: () => boolean) => {
    setEncrypting(true);
    try {
      if (lastEncrypted.current.link !== link) {
        const encrypted = await encryptGift(link, wallet, config.giftlinkSecret, config.giftlinkSeparator);
        lastEncrypted.current = { link, encrypted };
      }
      // The cipher may load after a logout: do not send the gift for the next player (MNY-33).
      if (isCurrent()) run({ data: { link: lastEncrypted.current.encrypted } });
      return true;
    } catch {
      return false;
    } finally {
      setEncrypting(false);
    }
  });
  async function encryptAndSend(link: string) {
    const { isCurrent } = rememberSession();
    const encrypted = await encryptOnce(link, isCurrent);
    if (encrypted !== false) return;
    notifyError(t('errorMsg.NETWORK'), () => void (isCurrent() && encryptAndSend(link)));
  }

  const send = () => {
    clear();
    setProblem(null);
    void encryptAndSend(giftLinkIn(text));
  };
  const change = (value: string) => {
    setDraft({ text: value });
    clear();
    setProblem(null);
  };
  return { text, problem, refusal, busy: encrypting || underWay, sending: underWay, change, send };
}
