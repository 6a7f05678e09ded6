/**
 * What a deal comes to: its price with what was added later, in hundredths of its currency. Older servers tell the price
 * alone. Apart from the rules, as every list says it.
 */
export const totalOf = ({ budget, total }: { budget: number; total?: number | undefined }): number =>
  total ?? budget;
