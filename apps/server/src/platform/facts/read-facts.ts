/** Reading facts from the log: what a reader has not read yet, in order. */
import type { PersonActor, Role } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { facts } from '../database/tables/index.ts';
import { type Cursor, readUpTo, type Snapshot } from './cursor.ts';
import type { Fact } from './kinds.ts';

/** Facts with the reader's position after each of them, and after all. */
export interface ReadFacts {
  facts: { fact: Fact; after: Cursor }[];
  cursor: Cursor;
  /** There may be more. */
  isFull: boolean;
}

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const sawBefore = sql`pg_visible_in_snapshot(${facts.xid}, ${given('before', 'pg_snapshot')})`;
const sawWithin = sql`pg_visible_in_snapshot(${facts.xid}, ${given('within', 'pg_snapshot')})`;

/** What the cursor has not read: first what its later snapshot saw, then by number. */
const statement = (name: string, isWanted: SQL) =>
  prepared((db) =>
    db
      .select({
        id: facts.id,
        xid: sql`${facts.xid}::text`.mapWith(Number),
        kind: facts.kind,
        actor: facts.actor,
        actorId: facts.actorId,
        brandId: facts.brandId,
        creatorId: facts.creatorId,
        personId: facts.personId,
        dealId: facts.dealId,
        subjectId: facts.subjectId,
        data: facts.data,
        createdAt: facts.createdAt,
        isWithin: sql<boolean>`${sawWithin}`.as('is_within'),
        now: sql<Snapshot>`pg_current_snapshot()::text`,
      })
      .from(facts)
      .where(
        sql`${isWanted} and ${facts.xid} >= pg_snapshot_xmin(${given('before', 'pg_snapshot')}) and not ${sawBefore}
          and (${facts.id} > ${given('id', 'bigint')} or not ${sawWithin})`,
      )
      .orderBy(sql`is_within desc`, facts.id)
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );

const allSince = statement('facts_since', sql`true`);
/**
 * A brand's person gets the facts of the organisation that their session works for, and those that concern
 * them alone.
 */
const ofPersonSince = {
  BRAND: statement(
    'facts_of_member_since',
    sql`(${facts.brandId} = ${given('brandId', 'uuid')} or ${facts.personId} = ${given('userId', 'uuid')})`,
  ),
  CREATOR: statement('facts_of_creator_since', sql`${facts.creatorId} = ${given('userId', 'uuid')}`),
} as const satisfies Record<Role, unknown>;

/** Whose facts are read. */
type FactReader = Pick<PersonActor, 'role' | 'userId' | 'brandId'>;

type Row = Awaited<ReturnType<ReturnType<typeof allSince>['execute']>>[number];

function readResult(rows: Row[], from: Cursor, limit: number): ReadFacts {
  const now = rows[0]?.now;
  // Nothing was found: the cursor stays, and reads the same range next time.
  if (now === undefined) return { facts: [], cursor: from, isFull: false };
  const read = rows.map(({ isWithin, now: _, ...row }) => ({
    fact: row as Fact,
    after: isWithin ? { ...from, id: row.id } : { before: from.within, within: now, id: row.id },
  }));
  const isFull = rows.length === limit;
  return { facts: read, cursor: (isFull && read.at(-1)?.after) || readUpTo(now), isFull };
}

/** What a reader of everything has not read yet, at most `limit`. */
export async function readFacts(db: Reader, from: Cursor, limit: number): Promise<ReadFacts> {
  return readResult(await allSince(db).execute({ ...from, limit }), from, limit);
}

/** What a person's stream has not sent yet, at most `limit`. */
export async function readFactsOf(
  db: Reader,
  { role, userId, brandId }: FactReader,
  from: Cursor,
  limit: number,
): Promise<ReadFacts> {
  const rows = await ofPersonSince[role](db).execute({ ...from, userId, brandId, limit });
  return readResult(rows, from, limit);
}

const currentSnapshot = prepared((db) =>
  db
    .select({ now: sql<Snapshot>`pg_current_snapshot()::text` })
    .from(sql`(select 1) one`)
    .prepare('current_snapshot'),
);

/** The position of a reader that wants only what is appended from now on. */
export async function readNow(db: Reader): Promise<Cursor> {
  const [row] = await currentSnapshot(db).execute();
  if (!row) throw new Error('The database returned no snapshot');
  return readUpTo(row.now);
}

/** How many facts a stream that begins in the past looks back at most. */
const mostOverlap = 200;

const recentWhere = (column: 'brandId' | 'creatorId' | 'personId') =>
  prepared((db) =>
    db
      .select({ xid: sql`${facts.xid}::text`.mapWith(Number), createdAt: facts.createdAt })
      .from(facts)
      .where(sql`${facts[column]} = ${given('id', 'uuid')}`)
      .orderBy(sql`${facts.xid} desc`)
      .limit(mostOverlap)
      .prepare(`facts_recent_by_${column.toLowerCase()}`),
  );
const recentOfBrand = recentWhere('brandId');
const recentOfCreator = recentWhere('creatorId');
const recentOfPerson = recentWhere('personId');

/** A person's most recent facts, as far back as a stream may begin. */
export interface RecentFacts {
  /** The position before the others were read. */
  now: Cursor;
  facts: { xid: number; createdAt: Date }[];
}

/** Reads the newest 200 facts; for a brand's person as many of the organisation and as many of their own. */
export async function readRecent(db: Reader, { role, userId, brandId }: FactReader): Promise<RecentFacts> {
  // Read first, so that what is appended in between is still sent.
  const now = await readNow(db);
  if (role === 'CREATOR') return { now, facts: await recentOfCreator(db).execute({ id: userId }) };
  const own = await recentOfPerson(db).execute({ id: userId });
  const common = brandId === null ? [] : await recentOfBrand(db).execute({ id: brandId });
  return { now, facts: [...own, ...common] };
}

/** The position of a stream that is to send what happened since a moment. */
export function sinceMoment({ now, facts: found }: RecentFacts, moment: Date): Cursor {
  const told = found.filter(({ createdAt }) => createdAt > moment).map(({ xid }) => xid);
  if (told.length === 0) return now;
  const first = Math.min(...told);
  return readUpTo(`${first}:${first}:`);
}
