/** One published creator, as everybody may see them. */
import { AppError, type PublicCreator } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creators } from '../../platform/database/tables/index.ts';
import { creatorColumns } from './creator-columns.ts';

const publicProfile = prepared((db) =>
  db
    .select(creatorColumns)
    .from(creators)
    .where(and(eq(creators.userId, sql.placeholder('id')), creators.isPublished))
    .prepare('public_creator'),
);

/** Null for an unknown creator and for an unpublished one. */
export async function findPublicProfile(db: Reader, id: string): Promise<PublicCreator | null> {
  const [creator] = await publicProfile(db).execute({ id });
  if (!creator) return null;
  const { isSample, ...profile } = creator;
  // Left out where it says nothing, as in answers from memory.
  return isSample ? { ...profile, isSample } : profile;
}

/** Throws creator.not_found for an unknown creator and for an unpublished one. */
export async function readPublicProfile(db: Reader, id: string): Promise<PublicCreator> {
  const creator = await findPublicProfile(db, id);
  if (!creator) throw new AppError('creator.not_found');
  return creator;
}
