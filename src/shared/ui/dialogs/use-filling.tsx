import { type ReactNode, type RefObject, startTransition, useDeferredValue, useEffect, useState } from 'react';

function Mark({ onFrame }: { onFrame: (stands: boolean) => void }) {
  useEffect(() => {
    startTransition(() => onFrame(true));
    return () => onFrame(false);
  }, [onFrame]);
  return null;
}

/**
 * Whether a sheet still has to render its content. The frame renders first, then the content in steps, so that neither
 * the opening tap nor a response blocks input for long. The content stays while the sheet fades out.
 * @param root its control with `data-autofocus` gets the focus once the content is rendered
 * @returns `mark`: renders nothing, but has to be inside the frame
 */
export function useFilling(
  loading: boolean,
  root: RefObject<HTMLElement | null>,
): { filling: boolean; mark: ReactNode } {
  const [framed, setFramed] = useState(false);
  const full = framed && !loading;
  const filled = useDeferredValue(full) && full;
  useEffect(() => {
    if (!filled) return;
    const wanted = root.current?.querySelector<HTMLElement>('[data-autofocus]');
    const typed = document.activeElement?.matches('input, textarea, select');
    if (wanted && !typed) wanted.focus();
  }, [filled, root]);
  return { filling: !loading && !filled, mark: <Mark onFrame={setFramed} /> };
}
