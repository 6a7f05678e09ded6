/** Days in Dubai, by which papers are numbered, dated and due; it is four hours ahead all year. */
const aheadMilliseconds = 4 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** The day that it is in Dubai at a moment, as midnight UTC, which is how days travel and are stored. */
export const dayInDubai = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + aheadMilliseconds) / day) * day);

/** Returns that day as text, such as `2026-11-28`. */
export const isoDayInDubai = (moment: Date): string => dayInDubai(moment).toISOString().slice(0, 10);

/** The year that it is in Dubai, in whose series something is numbered that is issued then. */
export const yearInDubai = (moment: Date): number => dayInDubai(moment).getUTCFullYear();

/** A month such as `2026-11` from its first moment in Dubai to the first of the next one. */
export function monthInDubai(month: string): { from: Date; before: Date } {
  const first = new Date(`${month}-01T00:00:00Z`);
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return { from: new Date(first.getTime() - aheadMilliseconds), before: new Date(next - aheadMilliseconds) };
}
