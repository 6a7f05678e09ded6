/**
 * Days and hours. A day travels and is stored as midnight UTC, or as text such as `2026-11-28`. Papers are numbered, dated
 * and due by the days of the market's time zone (rules/market#time-zone).
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

/** Time zone of a market that has chosen none. */
export const usualZone = 'Asia/Dubai';

let zone = usualZone;
let offsets: Intl.DateTimeFormat | undefined;

/** Time zone of the market in this process or page. */
export const marketZone = (): string => zone;

/** Takes over the time zone of the market. */
export function setMarketZone(name: string): void {
  zone = name;
  offsets = undefined;
}

/** How far the market's clock is ahead of UTC at a moment, such as `+04:00`. */
export function marketOffset(moment: Date): string {
  offsets ??= new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = offsets.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /[+-]\d\d:\d\d/u.exec(name)?.[0] ?? '+00:00';
}

function aheadMs(moment: Date): number {
  const [hours = 0, minutes = 0] = marketOffset(moment).slice(1).split(':').map(Number);
  return (marketOffset(moment).startsWith('-') ? -1 : 1) * (hours * hourMs + minutes * minuteMs);
}

/** The moment at which the market's clock shows an hour of a day, which is given as midnight UTC. */
export function atMarketHour(day: Date, hour: number): Date {
  const shown = day.getTime() + hour * hourMs;
  const near = shown - aheadMs(new Date(shown));
  // Looks twice, as clocks may change on that day.
  return new Date(shown - aheadMs(new Date(near)));
}

/** The day that it is in the market at a moment, as midnight UTC. */
export const marketDay = (moment: Date): Date => dayStart(new Date(moment.getTime() + aheadMs(moment)));

/** Returns that day as text. */
export const isoMarketDay = (moment: Date): string => isoDay(marketDay(moment));

/** The year that it is in the market, in whose series something is numbered that is issued then. */
export const marketYear = (moment: Date): number => marketDay(moment).getUTCFullYear();

/** A month such as `2026-11` from its first moment in the market to the first of the next one. */
export function marketMonth(month: string): { from: Date; before: Date } {
  const first = dayFromIso(`${month}-01`);
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1));
  return { from: atMarketHour(first, 0), before: atMarketHour(next, 0) };
}
