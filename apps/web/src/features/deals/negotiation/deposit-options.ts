/** Choices for a deposit, with an unusual number that somebody stated kept among them. */
const withChosen = (usual: readonly number[], chosen: number) =>
  [...new Set([...usual, chosen])].toSorted((one, other) => one - other);

export const depositOptions = {
  percent: (chosen: number) =>
    withChosen([10, 20, 25, 30, 40, 50, 75, 100], chosen).filter((value) => value > 0),
  days: (chosen: number) => withChosen([0, 3, 7, 14, 30], chosen),
};
