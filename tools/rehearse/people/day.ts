/**
 * The model of a day of 100,000 people, and what of it this machine plays. The numbers are assumptions about a market, not
 * measurements of one; docs/rehearsal/README.md tells where each comes from.
 */

/** What a person does at a visit, and how often. `step` is whatever a deal waits for: a brief, a file, a review, a payment. */
export const actsOfVisit = {
  directory: 4,
  deals: 3,
  deal: 4,
  conversation: 4,
  notifications: 2,
  message: 3,
  step: 1.5,
  /** Somebody who tries to look into a deal of others. */
  intrude: 0.2,
} as const;
export type Act = keyof typeof actsOfVisit;

const day = {
  people: 100_000,
  visits: 3,
  visitMinutes: 8,
  /** What of a day's visits is in its busiest hour, against the mean of an hour. */
  busiest: 2.5,
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const perVisit = sum(Object.values(actsOfVisit));

/** People online at once, and acts a second, in the busiest hour. */
export const busiestHour = {
  online: (day.people * day.visits * day.visitMinutes * day.busiest) / (24 * 60),
  actsPerSecond: (day.people * day.visits * perVisit * day.busiest) / (24 * 3600),
};

export interface Played {
  people: number;
  actsPerSecond: number;
  /** How many seconds a person waits between two acts, in the mean. */
  restSeconds: number;
  /** What share of the busiest hour's acts this is. */
  share: number;
}

/** The part of the busiest hour that so many people play who act more often than people do. */
export function playedBy(people: number, share: number): Played {
  const actsPerSecond = busiestHour.actsPerSecond * share;
  return { people, actsPerSecond, restSeconds: people / actsPerSecond, share };
}
