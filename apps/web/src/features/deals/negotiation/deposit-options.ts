/** What can be chosen of a deposit; another number that somebody said stays among them. */
const withChosen = (usual: readonly number[], chosen: number) =>
  [...new Set([...usual, chosen])].toSorted((one, other) => one - other);

export const depositOptions = {
  percent: (chosen: number) =>
    withChosen([10, 20, 25, 30, 40, 50, 75, 100], chosen).filter((value) => value > 0),
  days: (chosen: number) => withChosen([0, 3, 7, 14, 30], chosen),
};
