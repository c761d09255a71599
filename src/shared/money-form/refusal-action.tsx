import { useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/errors.ts';
import { destinationOf, refusalCode, refusalDestination } from '../api/refusal-destination.ts';
import css from '../content/safe-html.module.css';
import { notifyError } from '../toast/notify.ts';
import { ServerText } from '../ui/display/server-text.tsx';
import type { Refusal } from './refusal-dialog.tsx';
import { useDestination } from './use-destination.ts';

/** The last refusal of a place; `refuse` also reports it in a toast, `clear` forgets it for another try. */
export function useRefusal() {
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    refusal,
    setRefusal,
    refuse: (error: ApiError) => {
      setRefusal({ message: () => errorText(error), code: refusalCode(error) });
      notifyError(errorText(error), refusalDestination(error));
    },
    clear: () => setRefusal(null),
  };
}

interface Props {
  /** Null when nothing was refused, or the player tries again. */
  refusal: Refusal | null;
  /** The refusal's text stands at its field. */
  textless?: boolean;
  /** Closes what stands over the page. */
  onLeave: () => void;
}

/** The refusal that a toast reported, with its button if any, where the command was sent (DES-94, MNY-330). */
export function RefusalAction({ refusal, textless = false, onLeave }: Props) {
  const action = useDestination(destinationOf(refusal?.code), onLeave);
  if (!refusal || (textless && !action)) return null;
  return (
    <div className={css.unread}>
      {textless ? null : (
        <p>
          <ServerText>{refusal.message()}</ServerText>
        </p>
      )}
      {action ? (
        <p className={css.actions}>
          <button type="button" onClick={action.onGo}>
            {action.label}
          </button>
        </p>
      ) : null}
    </div>
  );
}
