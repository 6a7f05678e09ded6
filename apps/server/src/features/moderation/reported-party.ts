/** Party that a report is about, and other reports about it (rules/moderation#reports). */
import type { ReportSubject, Role } from '@briefcast/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { castings, deals, reports } from '../../platform/database/tables/index.ts';
import { isPartyAs, partyOnSide } from '../parties/party.ts';

/** A creator by their id, or an organisation by its own. */
export interface PartyOfReport {
  as: Role;
  id: string;
}

const ofCreator: ReportSubject[] = ['PROFILE', 'APPLICATION'];
const inDeal: ReportSubject[] = ['MESSAGE', 'FILE'];

type Row = Pick<
  typeof reports.$inferSelect,
  'subject' | 'creatorId' | 'castingId' | 'dealId' | 'reporterRole'
>;

/** The author of what was reported; null once they are gone. */
export async function findPartyOfReport(
  db: Reader,
  { subject, creatorId, castingId, dealId, reporterRole }: Row,
): Promise<PartyOfReport | null> {
  if (ofCreator.includes(subject)) return creatorId === null ? null : { as: 'CREATOR', id: creatorId };
  if (subject === 'CASTING' && castingId !== null) {
    const [found] = await db
      .select({ id: castings.brandId })
      .from(castings)
      .where(eq(castings.id, castingId));
    return found ? { as: 'BRAND', id: found.id } : null;
  }
  if (dealId === null) return null;
  // In a deal each side reports the other alone.
  const as = reporterRole === 'BRAND' ? 'CREATOR' : 'BRAND';
  const [found] = await db
    .select({ id: sql<string | null>`${partyOnSide(sql`${as}::text`, sql`"deals"`)}` })
    .from(deals)
    .where(eq(deals.id, dealId));
  return found?.id ? { as, id: found.id } : null;
}

/** The condition that a row of `reports` is about this party. */
export function isAboutParty({ as, id }: PartyOfReport): SQL | undefined {
  const other = as === 'CREATOR' ? 'BRAND' : 'CREATOR';
  const own =
    as === 'CREATOR'
      ? and(inArray(reports.subject, ofCreator), eq(reports.creatorId, id))
      : and(
          eq(reports.subject, 'CASTING'),
          sql`${reports.castingId} in (select ${castings.id} from ${castings} where ${castings.brandId} = ${id})`,
        );
  const said = and(
    inArray(reports.subject, inDeal),
    eq(reports.reporterRole, other),
    sql`${reports.dealId} in (select ${deals.id} from ${deals} where ${isPartyAs(as, id)})`,
  );
  return or(own, said);
}
