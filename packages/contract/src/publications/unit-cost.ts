/** Digits behind the point that tell a cost of one thing from nothing; `cents` are hundredths of a currency. */
export function unitCostDigits(cents: number, amount: number): 2 | 3 | 4 {
  const one = cents / 100 / amount;
  return one >= 0.1 ? 2 : one >= 0.01 ? 3 : 4;
}
