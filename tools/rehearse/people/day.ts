/**
 * The model of a day of 100,000 people, and what of it this machine plays. The numbers are assumptions about a market, not
 * measurements of one; docs/rehearsal/README.md tells where each comes from.
 */

/**
 * Acts of a person at a visit, and how often. `step` is the next step of a deal: a brief, a file, a review, a
 * payment.
 */
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
  /** Visits in a day's busiest hour, as a multiple of the mean hour. */
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
  /** Share of the busiest hour's acts. */
  share: number;
}

/** Part of the busiest hour that this number of people play who act more often than people do. */
export function playedBy(people: number, share: number): Played {
  const actsPerSecond = busiestHour.actsPerSecond * share;
  return { people, actsPerSecond, restSeconds: people / actsPerSecond, share };
}
