/** Calendar days of date fields. */

/** The day in the reader's time zone as `2026-12-04`, the format of a date field. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last day that a deadline may have. */
export const lastDeadline = '2200-12-31';

/** A day as it is sent: midnight UTC, without a time zone. */
export const deadlineOfDay = (day: string): string => new Date(`${day}T00:00:00.000Z`).toISOString();
