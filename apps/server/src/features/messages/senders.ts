/** Caches how the senders of messages are shown, so that the answer to a message is known before it is written. */
import type { Message } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, creators, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FactKind } from '../../platform/facts/kinds.ts';
import { personOf } from '../accounts/person.ts';

/** The sender in a message: the side, and the person. */
type Shown = Pick<Message, 'sender' | 'by'>;

const mostRemembered = 5000;
/** Facts after which their subject, a person or an organisation, is shown differently. */
const changing: readonly FactKind[] = [
  'creator.changed',
  'creator.published',
  'creator.unpublished',
  'brand.changed',
  'brand.removed',
  'account.renamed',
  'account.removed',
];

const personById = prepared((db) =>
  db
    .select({
      by: personOf(sql`${users.id}`),
      firstName: creators.firstName,
      lastName: creators.lastName,
      profileImage: creators.profileImage,
    })
    .from(users)
    .leftJoin(creators, eq(creators.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('sender_by_id'),
);
const brandById = prepared((db) =>
  db
    .select({ companyName: brands.companyName, profileImage: brands.profileImage })
    .from(brands)
    .where(eq(brands.id, sql.placeholder('id')))
    .prepare('sending_brand_by_id'),
);

const readPerson = async (db: Reader, id: string) => (await personById(db).execute({ id }))[0];
const readBrand = async (db: Reader, id: string) => (await brandById(db).execute({ id }))[0];

/** A cache of what is read by id. */
function remember<T>(read: (id: string) => Promise<T>) {
  const known = new LRUCache<string, Promise<T>>({ max: mostRemembered });
  return {
    read(id: string): Promise<T> {
      const before = known.get(id);
      if (before) return before;
      const reading = read(id);
      known.set(id, reading);
      // After a failure the next call tries again.
      reading.catch(() => known.delete(id));
      return reading;
    },
    forget: (id: string) => known.delete(id),
  };
}

/** Returns a function that reads how an actor is shown; undefined for a deleted account or organisation. */
export function rememberSenders({ db, facts }: Pick<Deps, 'db' | 'facts'>) {
  const people = remember((id) => readPerson(db, id));
  const organizations = remember((id) => readBrand(db, id));
  facts.subscribe((batch) => {
    for (const { kind, subjectId } of batch.facts) {
      if (!subjectId || !changing.includes(kind)) continue;
      people.forget(subjectId);
      organizations.forget(subjectId);
    }
  });
  return async ({ userId, role, brandId }: UserActor): Promise<Shown | undefined> => {
    const person = await people.read(userId);
    if (!person) return undefined;
    const { by, ...creator } = person;
    if (role === 'CREATOR') return { sender: { ...creator, companyName: null, role }, by };
    const brand = brandId === null ? undefined : await organizations.read(brandId);
    return brand && { sender: { firstName: null, lastName: null, ...brand, role }, by };
  };
}
