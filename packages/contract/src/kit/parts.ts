/**
 * Splits a rounded whole over amounts: the parts sum to the rounded whole of their sum, however many and
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
