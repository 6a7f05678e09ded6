/** The payment as it is typed: a day of the calendar, and an empty reference where there is none. */
import { limits, PaymentMethod, text, z } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

export const PaymentForm = z.object({
  paidOn: z.iso.date({ error: () => m.finding_date_to_come() }),
  method: PaymentMethod,
  reference: text(limits.title),
});
export type PaymentForm = z.infer<typeof PaymentForm>;
