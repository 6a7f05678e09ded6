/**
 * What each of some amounts comes to where `whole` is rounded: the parts sum to the whole of their sum, however many and
 * small they are.
 */
export function partsOf(amounts: readonly number[], whole: (sum: number) => number): number[] {
  let sum = 0;
  return amounts.map((amount) => {
    const before = whole(sum);
    sum += amount;
    return whole(sum) - before;
  });
}
