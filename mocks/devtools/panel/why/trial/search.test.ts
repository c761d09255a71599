import { describe, expect, it } from 'vitest';
import { findCauses, type Tried } from './search.ts';

const fields = Array.from({ length: 190 }, (_none, index) => index);
const never = () => false;

/** An attempt that counts, and changes something when a group holds one of these fields. */
function changedBy(...causes: number[]) {
  const tries: number[] = [];
  const attempt = async (group: readonly number[]): Promise<Tried> => {
    tries.push(group.length);
    return group.some((field) => causes.includes(field)) ? 'changed' : 'same';
  };
  return { attempt, tries };
}

describe('the search for causes', () => {
  it('finds exactly the fields that change the result', async () => {
    const { attempt } = changedBy(0, 17, 18, 189);
    expect(await findCauses([fields], attempt, never)).toEqual({ proved: [0, 17, 18, 189], together: [], untried: [] });
  });

  it('finds one of 190 fields in less than twenty tries', async () => {
    const { attempt, tries } = changedBy(101);
    await findCauses([fields], attempt, never);
    expect(tries.length).toBeLessThan(20);
  });

  it('tries a group without effect once', async () => {
    const { attempt, tries } = changedBy();
    expect(await findCauses([fields, [200], []], attempt, never)).toEqual({ proved: [], together: [], untried: [] });
    expect(tries).toEqual([190, 1]);
  });

  it('groups fields that change the result only together, without a proof', async () => {
    const both = async (group: readonly number[]): Promise<Tried> =>
      group.includes(1) && group.includes(2) ? 'changed' : 'same';
    expect(await findCauses([[0, 1, 2, 3]], both, never)).toEqual({
      proved: [],
      together: [[0, 1, 2, 3]],
      untried: [],
    });
    expect(await findCauses([[1, 2]], both, never)).toEqual({ proved: [], together: [[1, 2]], untried: [] });
  });

  it('reports a field that cannot be tried as untried', async () => {
    const failsAt5 = async (group: readonly number[]): Promise<Tried> => (group.includes(5) ? 'failed' : 'same');
    expect(await findCauses([fields], failsAt5, never)).toEqual({ proved: [], together: [], untried: [5] });
  });

  it('lists fields that it had no time for', async () => {
    const { attempt, tries } = changedBy(3, 180);
    const found = await findCauses([fields], attempt, () => tries.length >= 12);
    expect(found.proved).toEqual([3]);
    expect(found.untried).toContain(180);
    expect(found.together).toEqual([]);
  });
});
