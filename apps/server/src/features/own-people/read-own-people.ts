/** Everybody whom an organisation invited, and its open link. */
import { type OwnLink, type OwnPeople, type OwnPerson, ownPersonState } from '@briefcast/contract';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { creators, joinLinks, ownPeople } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { refusedAmong } from '../../platform/mail/refused-mails.ts';

type ReadDeps = Pick<Deps, 'clock'> & { db: Reader };

/** Rows of an answer: all that are invited, and those who came by links besides. */
const mostShown = 500;

/** The open link for many; undefined where there is none. */
export async function readOpenLink({ db, clock }: ReadDeps, brandId: string) {
  const [link] = await db
    .select()
    .from(joinLinks)
    .where(
      and(
        ...[eq(joinLinks.brandId, brandId), eq(joinLinks.mailed, 0), isNull(joinLinks.endedAt)],
        ...[gt(joinLinks.expiresAt, clock()), lt(joinLinks.joined, joinLinks.places)],
      ),
    );
  return link;
}

const readRows = (db: Reader, brandId: string) =>
  db
    .select({
      person: ownPeople,
      expiresAt: sql<string>`coalesce(${joinLinks.endedAt}, ${joinLinks.expiresAt})`.mapWith(
        joinLinks.expiresAt,
      ),
      creator: {
        id: creators.userId,
        name: sql<string>`concat_ws(' ', ${creators.firstName}, ${creators.lastName})`,
        image: creators.profileImage,
        isPublished: creators.isPublished,
      },
    })
    .from(ownPeople)
    .innerJoin(joinLinks, eq(joinLinks.id, ownPeople.linkId))
    .leftJoin(creators, eq(creators.userId, ownPeople.creatorId))
    .where(eq(ownPeople.brandId, brandId))
    .orderBy(desc(ownPeople.createdAt), desc(ownPeople.id))
    .limit(mostShown);

type LinkRow = NonNullable<Awaited<ReturnType<typeof readOpenLink>>>;

export const presentOwnLink = ({ code, places, joined, expiresAt }: LinkRow): OwnLink => ({
  ...{ code, places, joined },
  expiresAt: expiresAt.toISOString(),
});

/** The newest first. Of a creator who is not published the name is shown alone. */
export async function readOwnPeople(deps: ReadDeps, { brandId }: { brandId: string }): Promise<OwnPeople> {
  const { db, clock } = deps;
  const now = clock();
  const link = await readOpenLink(deps, brandId);
  const rows = await readRows(db, brandId);
  const waiting = rows.flatMap(({ person }) => (person.email && !person.joinedAt ? [person.email] : []));
  const refused = await refusedAmong(db, waiting);
  return {
    link: link ? presentOwnLink(link) : null,
    people: rows.map(({ person, expiresAt, creator }): OwnPerson => {
      const isBounced = person.email !== null && refused.has(person.email);
      const state = ownPersonState({ ...person, expiresAt, isBounced }, now);
      const began = {
        JOINED: person.joinedAt,
        DECLINED: person.declinedAt,
        OPENED: person.openedAt,
        ENDED: expiresAt,
        BOUNCED: null,
        INVITED: null,
      }[state];
      return {
        ...{ id: person.id, email: person.email, state },
        since: (began ?? person.createdAt).toISOString(),
        creator: creator && { ...creator, image: creator.isPublished ? creator.image : null },
      };
    }),
  };
}
