/** A rate as it travels (rules/currencies#rate). */
import { calendarDay } from './codecs.ts';
import { rateUnits } from './currencies.ts';
import { z } from './zod.ts';

/** A dollar has never been worth as much, or as little. */
const most = 100 * rateUnits;

export const ExchangeRate = z.object({
  /** How many dirhams a dollar is, in ten-thousandths. */
  perDollar: z.int().min(1).max(most),
  /** Day of the rate; null for the rate to which the dirham is tied. */
  day: calendarDay.nullable(),
});
