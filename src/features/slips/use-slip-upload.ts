import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorText } from '../../shared/api/errors.ts';
import { getListSlipsQueryKey } from '../../shared/api/generated/statement/statement.ts';
import { useUploadSlip } from '../../shared/api/generated/wallet/wallet.ts';
import { isOutcomeUnknown } from '../../shared/api/unknown-outcome.ts';
import type { UploadOptions } from '../../shared/api/upload.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import type { Said } from '../../shared/i18n/i18n.ts';
import { rememberSession } from '../../shared/session/session.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import { readSlipFile } from './slip-file.ts';
import { slipRefusal } from './slip-rules.ts';

export interface ChosenSlip {
  readonly file: File;
  /** Object URL, revoked with the next choice; null for a file that is not drawn (SLP-14). */
  readonly preview: string | null;
}

export function useChosenSlip(onChosen: () => void, onUnreadable: () => void) {
  const [chosen, setChosen] = useState<ChosenSlip | null>(null);
  const preview = chosen?.preview;
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  /** The last choice counts, whichever file is read first (SLP-13). */
  const latest = useRef<File | null>(null);
  useEffect(() => () => void (latest.current = null), []);
  const choose = async (given: File) => {
    latest.current = given;
    const read = await readSlipFile(given);
    if (latest.current !== given) return;
    if (!read) return onUnreadable();
    setChosen({ file: read.file, preview: read.drawable ? URL.createObjectURL(read.file) : null });
    onChosen();
  };
  const forget = () => {
    latest.current = null;
    setChosen(null);
  };
  return { chosen, choose: (file: File) => void choose(file), forget };
}

interface UploadControl {
  /** `signal` is read when a call begins. */
  readonly request: UploadOptions;
  readonly renew: () => void;
  readonly abort: () => void;
}

/** @param onUploadProgress share that has left the device, 0 to 1 */
function createUploadControl(onUploadProgress: (share: number) => void): UploadControl {
  let current = new AbortController();
  const request: UploadOptions = {
    onUploadProgress,
    get signal() {
      return current.signal;
    },
  };
  return {
    request,
    renew: () => {
      current = new AbortController();
    },
    abort: () => current.abort(),
  };
}

/** choose: no file; ready: chosen; failed: can be retried. */
interface Progress {
  readonly stage: 'choose' | 'ready' | 'sending' | 'failed';
  readonly message: Said | null;
}

/** One slip from choice to answer: progress, cancel, retry (SLP-16, SLP-17, SLP-21). */
export function useSlipUpload() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const shown = useShown();
  const [{ stage, message }, set] = useState<Progress>({ stage: 'choose', message: null });
  const [share, setShare] = useState(0);
  const [control] = useState(() => createUploadControl(setShare));
  const { mutateAsync } = useUploadSlip({ request: control.request });
  const { chosen, choose, forget } = useChosenSlip(
    () => set({ stage: 'ready', message: null }),
    () => set(({ stage: former }) => ({ stage: former, message: () => i18next.t('slip.unreadable') })),
  );
  const clear = () => {
    forget();
    set({ stage: 'choose', message: null });
  };

  const fail = (error: unknown) => {
    const aborted = error instanceof ApiError && error.kind === 'aborted';
    // The end of the session or service was reported; the file stays for a retry.
    const alreadyReported = error instanceof ApiError && error.reported;
    const unknown = isOutcomeUnknown(error);
    const text: Said = () =>
      aborted ? i18next.t('slip.cancelled') : unknown ? i18next.t('slip.unknown') : errorText(error);
    const isSaid = aborted || !alreadyReported;
    set({ stage: aborted ? 'ready' : 'failed', message: isSaid ? text : null });
    // In a toast when the sheet closed meanwhile (SLP-25).
    if (isSaid && !aborted && !shown.current) notifyError(text());
  };
  const send = useSingleFlight(async ({ file }: ChosenSlip) => {
    const session = rememberSession();
    control.renew();
    setShare(0);
    set({ stage: 'sending', message: null });
    try {
      const code = slipRefusal(await mutateAsync({ data: { file } }));
      if (code) throw new ApiError({ code, kind: 'refused', status: 200, raw: code });
      if (session.isReplaced()) return;
      notifySuccess(t('slip.sent'));
      clear();
    } catch (error) {
      if (session.isReplaced()) return;
      fail(error);
    }
    // After a failure too: the slip may have arrived (SLP-24).
    void queryClient.invalidateQueries({ queryKey: getListSlipsQueryKey().slice(0, 2) });
  });

  return {
    chosen,
    stage,
    message: message?.() ?? null,
    /** 0 to 1, never falling. */
    share,
    choose,
    clear,
    send: () => void (chosen && send(chosen)),
    cancel: control.abort,
  };
}
