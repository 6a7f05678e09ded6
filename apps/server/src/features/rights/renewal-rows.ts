/** Offers of renewals as both sides read them, and what they made of a deal's rights (rules/rights#renewals). */
import { type DealDetail, type Renewal, type RenewedLine, type Role, renewedEnd } from '@briefcast/contract';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { dealInvoices, deals, renewals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { personOf } from '../accounts/person.ts';
import { dealInvoiceLink, type KnownDealInvoice } from '../invoices/deal-invoice-links.ts';

/** `side` is the reader's. */
type RenewalDeps = Pick<Deps, 'keys' | 'clock'> & { db: Reader; side: Role };

/** The lines of the row's offer as JSON; the times are the database's own text. */
const linesOfRenewal = sql<RenewedLine[]>`(
  select json_agg(json_build_object('kind', l.kind, 'endsAt', l.ends_at, 'renewedUntil', l.renewed_until)
    order by l.kind)
  from renewal_lines l where l.renewal_id = ${renewals.id})`;

/** The row's invoice as JSON; null where there is none. */
const invoiceOfRenewal = sql<KnownDealInvoice | null>`(
  select json_build_object('id', i.id, 'cause', i.cause, 'reference', i.document ->> 'reference',
    'seenAt', (select k.seen_at from deal_invoice_looks k where k.invoice_id = i.id))
  from ${dealInvoices} i where i.renewal_id = ${renewals.id} and i.deal_id = ${renewals.dealId} and i.cause = 'RENEWAL')`;

const select = (db: Reader) =>
  db
    .select({
      renewal: renewals,
      currency: deals.currency,
      paymentDays: deals.paymentDays,
      lines: linesOfRenewal,
      byPerson: personOf(sql`${renewals.byPerson}`),
      answeredBy: personOf(sql`${renewals.answeredBy}`),
      invoice: invoiceOfRenewal,
    })
    .from(renewals)
    .innerJoin(deals, eq(deals.id, renewals.dealId));
type Row = Awaited<ReturnType<typeof select>>[number];

const instantOf = (time: string | Date) => new Date(time).toISOString();

/** Shows the last days of an accepted offer; for an open one, the days that accepting it today would give. */
function presentLine({ state, term }: Row['renewal'], line: RenewedLine, now: Date): RenewedLine {
  const { kind, endsAt, renewedUntil } = line;
  const next = state === 'OPEN' ? renewedEnd(new Date(endsAt), term, now) : renewedUntil;
  return { kind, endsAt: instantOf(endsAt), renewedUntil: next === null ? null : instantOf(next) };
}

function present({ keys, clock, side }: Omit<RenewalDeps, 'db'>, row: Row): Renewal {
  const { renewal, currency, paymentDays, lines, byPerson, answeredBy, invoice } = row;
  const { id, dealId, state, byRole, term, priceCents, createdAt, closesAt, answeredAt } = renewal;
  const now = clock();
  return {
    id,
    dealId,
    state,
    byRole,
    byPerson,
    lines: lines.map((line) => presentLine(renewal, line, now)),
    term,
    price: priceCents,
    currency,
    paymentDays,
    offeredAt: createdAt.toISOString(),
    closesAt: closesAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy,
    invoice: invoice && dealInvoiceLink({ keys, clock }, dealId, invoice, side),
  };
}

/** More of one deal, or open at once, are not shown. */
const mostRenewals = 200;

/** Offers that meet a condition on `renewals` and their `deals`, the newest first. */
export async function readRenewals(deps: RenewalDeps, condition: SQL | undefined): Promise<Renewal[]> {
  const rows = await select(deps.db).where(condition).orderBy(desc(renewals.id)).limit(mostRenewals);
  return rows.map((row) => present(deps, row));
}

/** Until when the renewed rights of the row of `deals` run, as JSON; null where none was renewed. */
export const renewedRightsOfDeal = sql<DealDetail['renewedRights'] | null>`(
  select json_agg(json_build_object('kind', x.kind, 'until', x.renewed_until) order by x.kind)
  from (select distinct on (l.kind) l.kind, l.renewed_until
    from renewal_lines l join renewals r on r.id = l.renewal_id
    where r.deal_id = "deals"."id" and r.state = 'ACCEPTED'
    order by l.kind, r.answered_at desc) x)`;

/** Presents them for the deal's page. */
export const presentRenewedRights = (
  renewed: DealDetail['renewedRights'] | null,
): Pick<DealDetail, 'renewedRights'> =>
  renewed
    ? {
        renewedRights: renewed.map(({ kind, until }) => ({
          kind,
          until: until === null ? null : instantOf(until),
        })),
      }
    : {};
