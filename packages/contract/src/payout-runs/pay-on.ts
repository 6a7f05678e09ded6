/** The day on which a bank is asked to pay a file (rules/payouts#run-files). Days are texts such as `2026-11-24`. */

/** Whether banks of the Emirates, and most others, are closed: Saturday and Sunday. */
export const isBankWeekend = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The first banking day on or after the last day for paying, and never before today. */
export function usualPayOn(dueOn: string | undefined, today: string): string {
  let day = dueOn !== undefined && dueOn > today ? dueOn : today;
  while (isBankWeekend(day)) day = dayAfter(day);
  return day;
}
