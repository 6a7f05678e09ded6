/** How the senders of messages are shown, remembered: the answer to a message is known before it is written. */
import type { Message } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, creators, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FactKind } from '../../platform/facts/kinds.ts';
import { shownAddress } from '../../platform/public-address.ts';

type Sender = Message['sender'];

const mostRemembered = 5000;
/** What changes how somebody is shown. */
const changing: readonly FactKind[] = [
  'creator.changed',
  'creator.published',
  'creator.unpublished',
  'brand.changed',
  'account.removed',
];

const senderById = prepared((db) =>
  db
    .select({
      firstName: creators.firstName,
      lastName: creators.lastName,
      companyName: brands.companyName,
      profileImage: sql<string | null>`coalesce(${creators.profileImage}, ${brands.profileImage})`.mapWith(
        shownAddress,
      ),
    })
    .from(users)
    .leftJoin(creators, eq(creators.userId, users.id))
    .leftJoin(brands, eq(brands.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('sender_by_id'),
);

async function readSender(db: Reader, { userId, role }: UserActor): Promise<Sender | undefined> {
  const [row] = await senderById(db).execute({ id: userId });
  return row && { ...row, role };
}

/** Returns how an actor is shown; undefined for an account that is gone. */
export function rememberSenders({ db, facts }: Pick<Deps, 'db' | 'facts'>) {
  const known = new LRUCache<string, Promise<Sender | undefined>>({ max: mostRemembered });
  facts.follow((batch) => {
    for (const { kind, subjectId } of batch.facts)
      if (subjectId && changing.includes(kind)) known.delete(subjectId);
  });
  return (actor: UserActor): Promise<Sender | undefined> => {
    const before = known.get(actor.userId);
    if (before) return before;
    const reading = readSender(db, actor);
    known.set(actor.userId, reading);
    // What could not be read is tried again.
    reading.catch(() => known.delete(actor.userId));
    return reading;
  };
}
