/** State of an order of credits as its line shows it: an order whose money went back is no longer only paid. */
import type { CreditOrder } from './schemas.ts';

export const orderStandings = ['AWAITING', 'PAID', 'CANCELLED', 'PARTLY_GIVEN_BACK', 'GIVEN_BACK'] as const;
export type OrderStanding = (typeof orderStandings)[number];

const ofRefunded = { PART: 'PARTLY_GIVEN_BACK', WHOLE: 'GIVEN_BACK' } as const;

/** Returns the order's status, or how much of its price went back. */
export const orderStanding = ({
  status,
  refunded,
}: Pick<CreditOrder, 'status' | 'refunded'>): OrderStanding => (refunded ? ofRefunded[refunded] : status);
