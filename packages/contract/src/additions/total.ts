/**
 * Total of a deal: its price with later additions, in hundredths of its currency. Older servers send the price
 * alone. Kept apart from the rules, as every list says it.
 */
export const totalOf = ({ budget, total }: { budget: number; total?: number | undefined }): number =>
  total ?? budget;
