import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { getListSlipsQueryKey } from '../../shared/api/generated/statement/statement.ts';
import { useUploadSlip } from '../../shared/api/generated/wallet/wallet.ts';
import { isOutcomeUnknown } from '../../shared/api/unknown-outcome.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import { maxMegabytes } from './slip-file.ts';
import { slipRefusal } from './slip-rules.ts';
import { createUploadControl } from './upload-control.ts';
import { type ChosenSlip, useChosenSlip } from './use-chosen-slip.ts';

/** choose: no file yet; ready: to be sent; sending; failed: to be sent again. `message` says what went wrong. */
interface Progress {
  readonly stage: 'choose' | 'ready' | 'sending' | 'failed';
  readonly message: string | null;
}

/** One slip from the choice of the file to the server's answer: progress, cancel, retry (DEP-27, SLP-1). */
export function useSlipUpload() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const shown = useShown();
  const [{ stage, message }, set] = useState<Progress>({ stage: 'choose', message: null });
  const [share, setShare] = useState(0);
  const [control] = useState(() => createUploadControl(setShare));
  const { mutateAsync } = useUploadSlip({ request: control.request });
  const { chosen, choose, forget } = useChosenSlip(
    () => set({ stage: 'ready', message: null }),
    (problem) =>
      set(({ stage: kept }) => ({
        stage: kept,
        message: t(`slip.problem.${problem}`, { megabytes: maxMegabytes }),
      })),
  );
  const clear = () => {
    forget();
    set({ stage: 'choose', message: null });
  };

  const fail = (error: unknown) => {
    const aborted = error instanceof ApiError && error.kind === 'aborted';
    // What ended the session or the service was reported already; the file stays for another try.
    const told = error instanceof ApiError && error.reported;
    const unknown = isOutcomeUnknown(error);
    const failure = unknown ? t('slip.unknown') : errorText(error);
    const said = aborted ? t('slip.cancelled') : told ? null : failure;
    set({ stage: aborted ? 'ready' : 'failed', message: said });
    // The sheet may have been closed meanwhile: then nobody would hear of it.
    if (said && !aborted && !shown.current) notifyError(said);
  };
  const send = useSingleFlight(async ({ file }: ChosenSlip) => {
    control.renew();
    setShare(0);
    set({ stage: 'sending', message: null });
    try {
      const code = slipRefusal(await mutateAsync({ data: { file } }));
      if (code) throw new ApiError({ code, kind: 'refused', status: 200, raw: code });
      notifySuccess(t('slip.sent'));
      clear();
    } catch (error) {
      fail(error);
    }
    // After a failure too: the slip may have arrived although its answer did not.
    void queryClient.invalidateQueries({ queryKey: getListSlipsQueryKey().slice(0, 2) });
  });

  return {
    chosen,
    stage,
    message,
    /** 0 to 1, never falling. */
    share,
    choose,
    clear,
    send: () => void (chosen && send(chosen)),
    cancel: control.abort,
  };
}
