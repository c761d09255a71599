import { useEffect, useRef, useState } from 'react';
import { checkSlipFile, type SlipFileProblem } from './slip-file.ts';

export interface ChosenSlip {
  readonly file: File;
  /** Object URL, revoked with the next choice; null for a picture too large to draw (SLP-14). */
  readonly preview: string | null;
}

export function useChosenSlip(onChosen: () => void, onProblem: (problem: SlipFileProblem) => void) {
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
    const checked = await checkSlipFile(given);
    if (latest.current !== given) return;
    if (!checked.ok) return onProblem(checked.problem);
    setChosen({ file: checked.file, preview: checked.drawable ? URL.createObjectURL(checked.file) : null });
    onChosen();
  };
  const forget = () => {
    latest.current = null;
    setChosen(null);
  };
  return { chosen, choose: (file: File) => void choose(file), forget };
}
