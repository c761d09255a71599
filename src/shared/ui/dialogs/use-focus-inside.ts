import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../controls/use-focus-back.ts';
import { focusFirst } from './focus-return.ts';

/**
 * Keeps the focus inside a dialog when one part takes the place of another that had the focus (DES-27).
 * @param shown names the part
 */
export function useFocusInside(root: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    const isOther = before.current !== shown;
    before.current = shown;
    if (isOther && root.current && isFocusLost()) focusFirst(root.current);
  }, [root, shown]);
}
