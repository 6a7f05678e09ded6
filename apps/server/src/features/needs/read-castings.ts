/** Castings with applications that nobody of the brand has seen, and invitations that a creator did not answer. */
import { choosingEnds, closingDay } from '@briefcast/contract/castings/days';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { brands, castingInvitations, castings } from '../../platform/database/tables/index.ts';
import { type FoundNeed, mostRows, type NeedsOf } from './found.ts';

const dayOf = (closesAt: Date) => new Date(`${closingDay(closesAt)}T00:00:00.000Z`);

/** The one casting that is asked about. */
const isAsked = ({ isOne }: Pick<NeedsOf, 'isOne'>) =>
  isOne ? eq(castings.id, sql.placeholder('castingId')) : undefined;

/** Selects castings of the brand with new applicants. */
export const selectNewApplicants = (db: Reader, of: Pick<NeedsOf, 'isOne'>) =>
  db
    .select({
      id: castings.id,
      title: castings.title,
      closesAt: castings.closesAt,
      closedAt: castings.closedAt,
      applied: sql<number>`count(*)::int`,
      fresh: sql<number>`(count(*) filter (where a.outcome = 'WAITING' and a.seen_at is null))::int`,
      newest: sql<string>`max(a.created_at) filter (where a.outcome = 'WAITING' and a.seen_at is null)`,
    })
    .from(castings)
    .innerJoin(sql`casting_applications a`, sql`a.casting_id = ${castings.id} and a.outcome <> 'WITHDRAWN'`)
    .where(and(eq(castings.brandId, sql.placeholder('party')), isNull(castings.endedAt), isAsked(of)))
    .groupBy(castings.id)
    .having(sql`count(*) filter (where a.outcome = 'WAITING' and a.seen_at is null) > 0`)
    .orderBy(asc(castings.closesAt), asc(castings.id))
    .limit(mostRows);

type NewApplicants = Awaited<ReturnType<typeof selectNewApplicants>>;

export const needsOfApplicants = (rows: NewApplicants, now: Date): FoundNeed[] =>
  rows.map(({ id, title, closesAt, closedAt, applied, fresh, newest }) => {
    const isOpen = closedAt === null && now < closesAt;
    const at = isOpen ? dayOf(closesAt) : choosingEnds(closedAt ?? closesAt);
    const since = new Date(newest).toISOString();
    return {
      key: `casting.applicants ${id}`,
      kind: 'casting.applicants',
      version: `${since} ${fresh}`,
      since,
      at: at.toISOString(),
      deal: null,
      casting: { id, title },
      who: null,
      count: fresh,
      of: applied,
    };
  });

/** Selects open castings that the creator was invited to, and neither applied to nor declined. */
export const selectInvitations = (db: Reader, of: Pick<NeedsOf, 'isOne'>) =>
  db
    .select({
      id: castings.id,
      title: castings.title,
      closesAt: castings.closesAt,
      invitedAt: castingInvitations.createdAt,
      brandId: brands.id,
      name: brands.companyName,
      image: brands.profileImage,
    })
    .from(castingInvitations)
    .innerJoin(castings, eq(castings.id, castingInvitations.castingId))
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(
      and(
        eq(castingInvitations.creatorId, sql.placeholder('party')),
        isNull(castingInvitations.declinedAt),
        isNull(castings.closedAt),
        isNull(castings.endedAt),
        isAsked(of),
        sql`${castings.closesAt} > ${sql.placeholder('now')}::timestamptz`,
        sql`not exists (select from casting_applications a
          where a.casting_id = ${castings.id} and a.creator_id = ${castingInvitations.creatorId})`,
      ),
    )
    .orderBy(asc(castings.closesAt), asc(castings.id))
    .limit(mostRows);

type Invitations = Awaited<ReturnType<typeof selectInvitations>>;

export const needsOfInvitations = (rows: Invitations): FoundNeed[] =>
  rows.map(({ id, title, closesAt, invitedAt, brandId, name, image }) => ({
    key: `casting.invited ${id}`,
    kind: 'casting.invited',
    version: invitedAt.toISOString(),
    since: invitedAt.toISOString(),
    at: dayOf(closesAt).toISOString(),
    deal: null,
    casting: { id, title },
    who: { id: brandId, name, image },
    count: 1,
  }));
