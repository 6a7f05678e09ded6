/** The day on which a bank is asked to pay a file (rules/payouts#run-files). Days are texts such as `2026-11-24`. */
import { addToIsoDay, dayFromIso } from '../kit/days.ts';

/** Whether banks of the Emirates, and most others, are closed: Saturday and Sunday. */
export const isBankWeekend = (day: string): boolean => [0, 6].includes(dayFromIso(day).getUTCDay());

/** The first banking day on or after the last day for paying, and never before today. */
export function usualPayOn(dueOn: string | undefined, today: string): string {
  let day = dueOn !== undefined && dueOn > today ? dueOn : today;
  while (isBankWeekend(day)) day = addToIsoDay(day, 1);
  return day;
}
