/** The subject of a report, as it is at this moment (rules/moderation#reports). */
import { AppError, type NewDealReport, type ReportedThing } from '@briefcast/contract';
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, creators, deals, files, messages } from '../../platform/database/tables/index.ts';
import { portfolioOfCreator } from '../media/portfolio-of-creator.ts';
import { isPartyOf } from '../parties/party.ts';

/** A published profile. Throws creator.not_found. */
export async function findReportedProfile(db: Reader, id: string): Promise<ReportedThing> {
  const [creator] = await db
    .select({
      author: sql<string>`${creators.firstName} || ' ' || ${creators.lastName}`,
      bio: creators.bio,
      profileImage: creators.profileImage,
      portfolio: portfolioOfCreator,
    })
    .from(creators)
    .where(and(eq(creators.userId, id), creators.isPublished));
  if (!creator) throw new AppError('creator.not_found');
  const { author, bio, profileImage, portfolio } = creator;
  const works = portfolio.map(({ type, url, poster }) => (type === 'VIDEO' ? poster : url));
  const pictures = [profileImage, ...works].filter((address) => address !== null);
  return { author, text: bio ?? '', dealTitle: null, sha256: null, pictures };
}

interface ReportedInDeal {
  dealId: string;
  kept: ReportedThing;
}

const authorOf = (role: typeof messages.senderRole | typeof files.uploaderRole) => sql<string>`
  case when ${role} = 'BRAND' then coalesce(${brands.companyName}, ${deals.brandName}, '')
    else coalesce(${creators.firstName} || ' ' || ${creators.lastName}, '') end`;

/**
 * A message or file of the other side, in a deal of the actor's. Throws moderation.nothing_to_report for
 * everything else: the actor's own, another deal's, and a file that was not submitted yet.
 */
export async function findReportedInDeal(
  db: Reader,
  actor: UserActor,
  { subject, subjectId }: Pick<NewDealReport, 'subject' | 'subjectId'>,
): Promise<ReportedInDeal> {
  const isOwnDeal = isPartyOf(actor);
  const columns = { dealId: deals.id, dealTitle: deals.title };
  const [found] =
    subject === 'MESSAGE'
      ? await db
          .select({
            ...columns,
            author: authorOf(messages.senderRole),
            text: messages.content,
            sha256: sql<string | null>`null`,
          })
          .from(messages)
          .innerJoin(deals, eq(deals.id, messages.dealId))
          .leftJoin(brands, eq(brands.id, deals.brandId))
          .leftJoin(creators, eq(creators.userId, deals.creatorId))
          .where(and(eq(messages.id, subjectId), isOwnDeal, ne(messages.senderRole, actor.role)))
      : await db
          .select({
            ...columns,
            author: authorOf(files.uploaderRole),
            text: files.originalName,
            sha256: files.sha256,
          })
          .from(files)
          .innerJoin(deals, eq(deals.id, files.dealId))
          .leftJoin(brands, eq(brands.id, deals.brandId))
          .leftJoin(creators, eq(creators.userId, deals.creatorId))
          .where(
            and(
              eq(files.id, subjectId),
              isOwnDeal,
              ne(files.uploaderRole, actor.role),
              or(eq(files.uploaderRole, 'BRAND'), files.attached, isNotNull(files.submittedAt)),
            ),
          );
  if (!found) throw new AppError('moderation.nothing_to_report');
  const { dealId, ...kept } = found;
  return { dealId, kept: { ...kept, pictures: [] } };
}
