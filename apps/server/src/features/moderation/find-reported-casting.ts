/** A casting, or an application to it, as it is when it is reported (rules/moderation#reports). */
import { AppError, type ReportedThing } from '@briefcast/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, castingApplications, castings, creators } from '../../platform/database/tables/index.ts';

/** A casting, whose author is its brand. Throws casting.not_found. */
export async function findReportedCasting(db: Reader, id: string): Promise<ReportedThing> {
  const [casting] = await db
    .select({ author: brands.companyName, text: castings.description, dealTitle: castings.title })
    .from(castings)
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(eq(castings.id, id));
  if (!casting) throw new AppError('casting.not_found');
  return { ...casting, sha256: null, pictures: [] };
}

/**
 * An application to a casting of the actor's organisation, and its creator. Throws casting.not_found,
 * application.not_found, also for one that was withdrawn, team.role_too_small and team.no_organization.
 */
export async function findReportedApplication(
  db: Reader,
  actor: UserActor,
  { id, applicationId }: { id: string; applicationId: string },
): Promise<{ creatorId: string; kept: ReportedThing }> {
  const { brandId } = authorizeOrganization(actor, 'casting.read');
  const [casting] = await db
    .select({ title: castings.title })
    .from(castings)
    .where(and(eq(castings.id, id), eq(castings.brandId, brandId)));
  if (!casting) throw new AppError('casting.not_found');
  const [application] = await db
    .select({
      creatorId: creators.userId,
      author: sql<string>`${creators.firstName} || ' ' || ${creators.lastName}`,
      pitch: castingApplications.pitch,
      answer: castingApplications.answer,
    })
    .from(castingApplications)
    .innerJoin(creators, eq(creators.userId, castingApplications.creatorId))
    .where(
      and(
        eq(castingApplications.id, applicationId),
        eq(castingApplications.castingId, id),
        ne(castingApplications.outcome, 'WITHDRAWN'),
      ),
    );
  if (!application) throw new AppError('application.not_found');
  const { creatorId, author, pitch, answer } = application;
  const text = [answer, pitch].filter(Boolean).join('\n\n');
  return { creatorId, kept: { author, text, dealTitle: casting.title, sha256: null, pictures: [] } };
}
