/** Context of a report: its party, the messages around it, public things of the party, and what happened before. */
import {
  type AdminReport,
  activeStatuses,
  aroundReported,
  type MessageAround,
  mostBesideReport,
  type PublicThing,
  type ReportedBefore,
  type ReportedParty,
} from '@briefcast/contract';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  brands,
  castings,
  creators,
  deals,
  marketLetters,
  messages,
  reports,
  suspensions,
} from '../../platform/database/tables/index.ts';
import { findPartyOfReport, isAboutParty, type PartyOfReport } from '../moderation/reported-party.ts';
import { isPartyAs } from '../parties/party.ts';
import { findRunning, type Target } from '../suspensions/suspension-rows.ts';

const targetOf = ({ as, id }: PartyOfReport): Target => (as === 'CREATOR' ? { userId: id } : { brandId: id });

async function readNames(db: Reader, { as, id }: PartyOfReport) {
  if (as === 'BRAND') {
    const [brand] = await db.select({ name: brands.companyName }).from(brands).where(eq(brands.id, id));
    return { name: brand?.name ?? '', isPublished: false };
  }
  const [creator] = await db
    .select({
      firstName: creators.firstName,
      lastName: creators.lastName,
      isPublished: creators.isPublished,
    })
    .from(creators)
    .where(eq(creators.userId, id));
  const name = creator ? `${creator.firstName} ${creator.lastName}` : '';
  return { name, isPublished: creator?.isPublished ?? false };
}

async function readParty(db: Reader, party: PartyOfReport, name: string): Promise<ReportedParty> {
  const [running] = await db
    .select({ count: count() })
    .from(deals)
    .where(and(isPartyAs(party.as, party.id), inArray(deals.status, [...activeStatuses])));
  const isSuspended = (await findRunning(db, targetOf(party))) !== undefined;
  return { ...party, name, isSuspended, runningDeals: running?.count ?? 0 };
}

async function readCastings(db: Reader, brandId: string): Promise<PublicThing[]> {
  const rows = await db
    .select({ id: castings.id, title: castings.title })
    .from(castings)
    .where(and(eq(castings.brandId, brandId), isNull(castings.closedAt), isNull(castings.endedAt)))
    .orderBy(desc(castings.id))
    .limit(mostBesideReport);
  return rows.map((row) => ({ what: 'CASTING', ...row }));
}

type Row = typeof reports.$inferSelect;

async function readAround(db: Reader, { subject, subjectId, dealId }: Row): Promise<MessageAround[]> {
  if (subject !== 'MESSAGE' || dealId === null) return [];
  const [reported] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, subjectId), eq(messages.dealId, dealId)));
  if (!reported) return [];
  const beside = (isBefore: boolean) =>
    db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.dealId, dealId),
          isBefore ? lt(messages.seq, reported.seq) : gt(messages.seq, reported.seq),
        ),
      )
      .orderBy(isBefore ? desc(messages.seq) : asc(messages.seq))
      .limit(isBefore ? aroundReported.before : aroundReported.after);
  const [before, after] = [await beside(true), await beside(false)];
  return [...before.reverse(), reported, ...after].map(({ id, senderRole, content, createdAt }) => ({
    id,
    side: senderRole,
    text: content,
    at: createdAt.toISOString(),
    isReported: id === subjectId,
  }));
}

async function readBefore(db: Reader, party: PartyOfReport, reportId: string): Promise<ReportedBefore[]> {
  const reported = await db
    .select({ at: reports.createdAt, reason: reports.reason, outcome: reports.outcome })
    .from(reports)
    .where(and(isAboutParty(party), ne(reports.id, reportId)))
    .orderBy(desc(reports.createdAt))
    .limit(mostBesideReport);
  const isReader =
    party.as === 'CREATOR' ? eq(marketLetters.userId, party.id) : eq(marketLetters.brandId, party.id);
  const warned = await db
    .select({ at: marketLetters.sentAt, text: marketLetters.words })
    .from(marketLetters)
    .where(and(isReader, eq(marketLetters.kind, 'WARNING')))
    .orderBy(desc(marketLetters.sentAt))
    .limit(mostBesideReport);
  const isSuspended =
    party.as === 'CREATOR' ? eq(suspensions.userId, party.id) : eq(suspensions.brandId, party.id);
  const suspended = await db
    .select({ at: suspensions.suspendedAt, text: suspensions.reason })
    .from(suspensions)
    .where(isSuspended)
    .orderBy(desc(suspensions.suspendedAt))
    .limit(mostBesideReport);
  const happened: (Omit<ReportedBefore, 'at'> & { at: Date })[] = [
    ...reported.map((row) => ({ what: 'REPORT' as const, ...row })),
    ...warned.map((row) => ({ what: 'WARNING' as const, ...row })),
    ...suspended.map((row) => ({ what: 'SUSPENSION' as const, ...row })),
  ];
  return happened
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostBesideReport)
    .map(({ at, ...row }) => ({ ...row, at: at.toISOString() }) as ReportedBefore);
}

/** Reads the context of a report. Record the look into its deal before. */
export async function readBesideReport(
  db: Reader,
  report: Row,
): Promise<Pick<AdminReport, 'reported' | 'around' | 'publicThings' | 'before'>> {
  const around = await readAround(db, report);
  const party = await findPartyOfReport(db, report);
  if (!party) return { reported: null, around, publicThings: [], before: [] };
  const { name, isPublished } = await readNames(db, party);
  const profile: PublicThing[] = isPublished ? [{ what: 'PROFILE', id: party.id, title: name }] : [];
  return {
    reported: await readParty(db, party, name),
    around,
    publicThings: party.as === 'BRAND' ? await readCastings(db, party.id) : profile,
    before: await readBefore(db, party, report.id),
  };
}
