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

/** How long a new password may be. */
export const passwordLength = { min: 8, max: 128 } as const;

/** The most that one answer of a paged list holds, and what it holds where no `limit` is given. */
export const mostPerPage = 500;

/** For how many days a link to files can be made. */
export const shareDays = [1, 7, 30] as const;
export type ShareDays = (typeof shareDays)[number];
