import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useKept } from '../../shared/base/use-kept.ts';
import { useKeptOpen, wasOpen } from '../../shared/session/use-opened.ts';
import { useFocusInside } from '../../shared/ui/dialogs/focus-return.ts';
import { useLayer } from '../../shared/ui/dialogs/use-layer.ts';
import { type DepositMethod, inOrder, isMethodName, keptMethod, type MethodName } from './deposit-methods.ts';
import { openQrs } from './qr/open-qrs.ts';
import { wideScreen } from './wide-screen.ts';

const place = 'deposit method';

/** The method before a reload, else QR if one is open (QR-263), else none. */
function firstChoice(): MethodName | null {
  const before = wasOpen(place);
  if (isMethodName(before)) return before;
  return openQrs.items().some(({ goneAt }) => goneAt === null) ? 'qr' : null;
}

/**
 * On narrow screens the chosen method covers the list as a layer that Back and Escape close; on wide ones both stand
 * side by side (DEP-50).
 * @param owner player id; null while unknown
 * @param opened false while the sheet fades out
 */
export function useDepositMethod(methods: readonly DepositMethod[], owner: string | null, opened: boolean) {
  const isWide = useMediaQuery(wideScreen, false, { getInitialValueInEffect: false });
  const [kept, keep] = useKept(keptMethod, owner);
  // Fixed while the sheet is open, so that no row moves under the finger.
  const [lastUsed] = useState(kept);
  const [chosen, setChosen] = useState(firstChoice);
  useKeptOpen(place, opened ? chosen : null);

  const ordered = inOrder(methods, lastUsed);
  const single = methods.length === 1;
  const found = ordered.find(({ name }) => name === chosen);
  const shown = found ?? (single || isWide ? ordered[0] : undefined);

  // The sheet's own layer must open first, even if both exist on the first render.
  const [entered, setEntered] = useState(false);
  useEffect(() => setEntered(true), []);
  const isLayer = opened && entered && !isWide && !single && found !== undefined;
  const root = useLayer<HTMLElement>(isLayer, () => setChosen(null));
  useFocusInside(root, shown?.name ?? '');

  return {
    ordered,
    lastUsed,
    shown,
    /** The list stands beside the method. */
    isBeside: isWide && !single,
    /** Set when the method is a layer. */
    layer: isLayer ? root : null,
    choose: (name: MethodName) => {
      setChosen(name);
      keep(() => name);
    },
    /** Null without a list to return to. */
    back: !isWide && !single ? () => setChosen(null) : null,
  };
}
