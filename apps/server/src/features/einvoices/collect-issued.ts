/** Hands over invoices that were issued since their issuer named a provider (rules/einvoices#handover). */
import { minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import {
  dealInvoices,
  einvoiceHandovers,
  einvoiceProviders,
  invoices,
} from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import type { Timer } from '../../platform/jobs/timers.ts';
import { handOverJob } from './hand-over.ts';

const collectJob = jobKind<Record<string, never>>('einvoices.collect', {
  text: m.admin_job_hand_over,
  lane: 'quick',
});

/** Limit of handovers begun at once; the others follow a minute later. */
const mostAtOnce = 200;

/** Invoices that were not yet handed to their issuer's provider. */
async function readNew(tx: Tx) {
  const ofCreators = await tx
    .select({ creatorId: dealInvoices.creatorId, invoiceId: dealInvoices.id, dealId: dealInvoices.dealId })
    .from(einvoiceProviders)
    .innerJoin(
      dealInvoices,
      and(
        eq(dealInvoices.creatorId, einvoiceProviders.creatorId),
        gte(dealInvoices.createdAt, einvoiceProviders.createdAt),
      ),
    )
    .leftJoin(einvoiceHandovers, eq(einvoiceHandovers.invoiceId, dealInvoices.id))
    .where(and(isNotNull(einvoiceProviders.creatorId), isNull(einvoiceHandovers.id)))
    .limit(mostAtOnce);
  const ofHouse = await tx
    .select({ invoiceId: invoices.id })
    .from(einvoiceProviders)
    .innerJoin(invoices, gte(invoices.createdAt, einvoiceProviders.createdAt))
    .leftJoin(einvoiceHandovers, eq(einvoiceHandovers.invoiceId, invoices.id))
    .where(and(isNull(einvoiceProviders.creatorId), isNull(einvoiceHandovers.id)))
    .limit(mostAtOnce);
  return [...ofCreators, ...ofHouse.map((one) => ({ ...one, creatorId: null, dealId: null }))];
}

/** Begins to hand them over, each once. */
export async function collectIssued({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await readNew(tx);
    if (found.length === 0) return;
    const at = clock();
    const begun = await tx
      .insert(einvoiceHandovers)
      .values(found.map((one) => ({ id: uuidv7(), ...one, at, createdAt: at })))
      .onConflictDoNothing()
      .returning({ id: einvoiceHandovers.id });
    await jobs.enqueueAll(
      tx,
      handOverJob,
      begun.map(({ id }) => ({ id, tries: 0 })),
    );
  });
}

export const collectIssuedTimer = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Timer => ({
  kind: collectJob,
  everyMilliseconds: minuteMs,
  work: () => collectIssued(deps),
});
