/** Runs cases of an operation one after the other, and tells what they found. */
import { type Subject } from './cases.ts';
import { type Find, holdTime, listenToEverything, runCase } from './run-case.ts';

const reproduce = ({ subject, seed, at }: Find) =>
  `npm run hostile -- --operation ${subject} --seed ${seed} --case ${at}`;

export const told = (find: Find) => [`${find.subject}: ${find.what}`, ...find.faults, reproduce(find)].join('\n  ');

/** @param to the number after the last case */
export async function findsOf(subject: Subject, seed: number, from: number, to: number): Promise<Find[]> {
  holdTime();
  listenToEverything();
  const finds: Find[] = [];
  for (let at = from; at < to; at += 1) {
    const find = await runCase(subject, seed, at);
    if (find) finds.push(find);
  }
  return finds;
}
