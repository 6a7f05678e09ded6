/** Longest texts by kind, in UTF-16 units (rules/wire#ids-times-money-text). */
export const limits = {
  name: 100,
  title: 200,
  text: 5000,
  url: 2000,
  listItems: 50,
  cents: 100_000_000,
  fileName: 255,
} as const;
