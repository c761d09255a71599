import type { Switches } from '../../../../kernel/switches.ts';
import { harLimit, harText, readHar } from '../../../../life/har.ts';
import { type MadeLife, makeLife } from '../../../../life/make-life.ts';
import { LifeRefused } from '../../../../life/refused.ts';

export interface Choices {
  /** Address of the backend; empty when the file has only one. */
  readonly base: string;
  /** Number of the player, from 1; null: the only one. */
  readonly player: number | null;
  readonly unlike: readonly string[];
  /** Whether its writes become journal entries. */
  readonly writes: boolean;
}

/** Makes the world of a HAR file. Loaded when a file is chosen. @throws LifeRefused */
export async function worldFromFile(file: File, { base, ...choices }: Choices, usual: Switches): Promise<MadeLife> {
  // by size, so that a larger file is not read
  if (file.size > harLimit) throw new LifeRefused('too-large');
  const text = harText(new Uint8Array(await file.arrayBuffer()));
  const recording = readHar(text, base.trim() === '' ? null : base.trim(), choices.writes);
  return makeLife({ recording, usual, ...choices });
}
