export interface Facts {
  /** Entry of a brand's ledger, which is the subject. */
  'credits.changed': null;
  /** Fewer can be spent now than the brand wants to have. */
  'credits.low': { ready: number };
  /** The subject is the pack. */
  'credits.expiring': { credits: number; endsAt: string };
  /** The admin gave goodwill credits; the subject is the grant. */
  'credits.given': { credits: number };
  'credits.expired': { credits: number };
  /** Facts of an order of credits, which is the subject. */
  'order.placed': null;
  'order.paid': null;
  'order.cancelled': null;
  'order.refunded': null;
}
