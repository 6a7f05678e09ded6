/**
 * Days and hours. A day travels and is stored as midnight UTC, or as text such as `2026-11-28`. Papers are numbered, dated
 * and due by the days of Dubai, which is four hours ahead all year.
 */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Midnight UTC of a moment's day. */
export const dayStart = (moment: Date): Date => new Date(Math.floor(moment.getTime() / dayMs) * dayMs);

/** The moment a number of days later; earlier where the number is negative. */
export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** The day of a moment in UTC, as text. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Midnight UTC of a day that is a text. */
export const dayFromIso = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The day a number of days after another, both as text; before it where the number is negative. */
export const addToIsoDay = (day: string, days: number): string => isoDay(addDays(dayFromIso(day), days));

const dubaiAheadMs = 4 * hourMs;

/** The day that it is in Dubai at a moment, as midnight UTC. */
export const dayInDubai = (moment: Date): Date => dayStart(new Date(moment.getTime() + dubaiAheadMs));

/** Returns that day as text. */
export const isoDayInDubai = (moment: Date): string => isoDay(dayInDubai(moment));

/** The year that it is in Dubai, in whose series something is numbered that is issued then. */
export const yearInDubai = (moment: Date): number => dayInDubai(moment).getUTCFullYear();

/** A month such as `2026-11` from its first moment in Dubai to the first of the next one. */
export function monthInDubai(month: string): { from: Date; before: Date } {
  const first = dayFromIso(`${month}-01`);
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return { from: new Date(first.getTime() - dubaiAheadMs), before: new Date(next - dubaiAheadMs) };
}
