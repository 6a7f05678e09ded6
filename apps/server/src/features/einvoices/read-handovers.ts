/** State of the handover of e-invoices, for their issuers (rules/einvoices#handover). */
import { AppError, type Handover, type HandoverStanding } from '@briefcast/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { einvoiceHandovers, einvoiceTries } from '../../platform/database/tables/index.ts';
import { type Issuer, isOf } from './provider.ts';

/** Five rounds of tries: more tell nothing new. */
const triesShown = 50;

type Row = Pick<typeof einvoiceHandovers.$inferSelect, 'state' | 'at' | 'outcome' | 'status'>;

const present = ({ state, at, outcome, status }: Row): HandoverStanding => ({
  state,
  at: at.toISOString(),
  outcome,
  status,
});

/** With its newest tries, the last one first; null where none was begun. */
export async function readHandover(db: Reader, issuer: Issuer, invoiceId: string): Promise<Handover | null> {
  const [row] = await db
    .select()
    .from(einvoiceHandovers)
    .where(and(eq(einvoiceHandovers.invoiceId, invoiceId), isOf(einvoiceHandovers.creatorId, issuer)));
  if (!row) return null;
  const tries = await db
    .select({
      outcome: einvoiceTries.outcome,
      status: einvoiceTries.status,
      triedAt: einvoiceTries.triedAt,
    })
    .from(einvoiceTries)
    .where(eq(einvoiceTries.handoverId, row.id))
    .orderBy(desc(einvoiceTries.id))
    .limit(triesShown);
  return {
    ...present(row),
    tries: tries.map(({ triedAt, ...one }) => ({ ...one, triedAt: triedAt.toISOString() })),
  };
}

/** Reads one that was begun. Throws einvoice.not_handed_over if it is gone. */
export async function requireHandover(db: Reader, issuer: Issuer, invoiceId: string): Promise<Handover> {
  const handover = await readHandover(db, issuer, invoiceId);
  if (!handover) throw new AppError('einvoice.not_handed_over');
  return handover;
}
