/** How a period is cut for a plot: into days, into weeks that begin on Mondays, or into months, all of UTC. */
import { addToIsoDay, dayMs } from '../kit/days.ts';
import type { PlotStep } from './figures.ts';

/** A plot of more points is harder to read than one of the next larger step. */
const mostDays = 31;
const mostWeeksInDays = 400;

/** How many days a period has, its first and its last included; less than one where it ends before it begins. */
export const daysOfPeriod = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** The step that fits a period. */
export function stepOf(period: { from: string; to: string }): PlotStep {
  const days = daysOfPeriod(period);
  if (days <= mostDays) return 'day';
  return days <= mostWeeksInDays ? 'week' : 'month';
}

/** The first day of the step that a day is in; it may be before the period. */
export function startOfStep(day: string, step: PlotStep): string {
  if (step === 'month') return `${day.slice(0, 8)}01`;
  if (step === 'day') return day;
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addToIsoDay(day, -weekday);
}

/** The first days of all steps of a period, the first step begun before it or not. */
export function stepsOf(period: { from: string; to: string }, step: PlotStep): string[] {
  const starts: string[] = [];
  for (let day = startOfStep(period.from, step); day <= period.to; ) {
    starts.push(day);
    // 32 days after the first of a month is in the next one.
    day =
      step === 'month' ? startOfStep(addToIsoDay(day, 32), step) : addToIsoDay(day, step === 'day' ? 1 : 7);
  }
  return starts;
}
