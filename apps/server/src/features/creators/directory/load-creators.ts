/** The index's reads from the database. */
import { workKinds } from '@briefcast/contract';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { creators, directoryOrder } from '../../../platform/database/tables/index.ts';
import { creatorColumns } from '../creator-columns.ts';
import { cardOf } from './answer-bytes.ts';
import type { IndexedCreator } from './directory-index.ts';

/** Less than every id. */
export const firstId = '00000000-0000-0000-0000-000000000000';

const columns = {
  ...creatorColumns,
  revision: creators.revision,
  publishedAt: sql<number>`(extract(epoch from ${directoryOrder.newest}) * 1000)::float8`,
  startingPrice: creators.startingPrice,
  kindPrices: creators.kindPrices,
  turnaroundDays: creators.turnaroundDays,
  searchText: creators.searchText,
  networks: creators.networks,
  deliverables: creators.deliverables,
  followers: creators.followers,
};

const chunk = prepared((db) =>
  db
    .select(columns)
    .from(creators)
    .where(and(creators.isPublished, gt(creators.userId, sql.placeholder('after'))))
    .orderBy(asc(creators.userId))
    .limit(sql.placeholder('limit'))
    .prepare('directory_chunk'),
);
const someCreators = prepared((db) =>
  db
    .select(columns)
    .from(creators)
    .where(and(creators.isPublished, eq(creators.userId, sql`any(${sql.placeholder('ids')}::uuid[])`)))
    .prepare('directory_some'),
);
const revisions = prepared((db) =>
  db
    .select({ id: creators.userId, revision: creators.revision })
    .from(creators)
    .where(and(creators.isPublished, gt(creators.userId, sql.placeholder('after'))))
    .orderBy(asc(creators.userId))
    .limit(sql.placeholder('limit'))
    .prepare('directory_revisions'),
);
const state = prepared((db) =>
  db
    .select({
      count: sql<number>`count(*)::int`,
      revisionSum: sql<number>`coalesce(sum(${creators.revision}), 0)::float8`,
    })
    .from(creators)
    .where(sql`${creators.isPublished}`)
    .prepare('directory_state'),
);

type Row = Awaited<ReturnType<ReturnType<typeof chunk>['execute']>>[number];

const byKind = (prices: readonly (number | null)[]) =>
  Object.fromEntries(workKinds.map((kind, at) => [kind, prices[at] ?? null])) as IndexedCreator['kindPrices'];

const indexed = (creator: Row): IndexedCreator => ({
  id: creator.id,
  revision: creator.revision,
  publishedAt: creator.publishedAt,
  startingPrice: creator.startingPrice,
  kindPrices: byKind(creator.kindPrices ?? []),
  turnaroundDays: creator.turnaroundDays,
  searchText: creator.searchText,
  languages: creator.languages,
  categories: creator.categories.map(({ name }) => name),
  location: creator.location,
  networks: creator.networks,
  deliverables: creator.deliverables ?? [],
  followers: creator.followers,
  card: cardOf(creator),
});

/** The next published creators by id. */
export const readChunk = async (db: Reader, after: string, limit: number): Promise<IndexedCreator[]> =>
  (await chunk(db).execute({ after, limit })).map(indexed);

/** Reads the published ones of these creators. */
export const readSome = async (db: Reader, ids: readonly string[]): Promise<IndexedCreator[]> =>
  (await someCreators(db).execute({ ids })).map(indexed);

/** The next published creators by id, only with their revisions. */
export const readRevisions = (
  db: Reader,
  after: string,
  limit: number,
): Promise<{ id: string; revision: number }[]> => revisions(db).execute({ after, limit });

/**
 * Reads the number of published ones, and the sum of their revisions. A change gets a greater revision than any
 * before, so two states with the same count and sum are equal.
 */
export async function readState(db: Reader): Promise<{ count: number; revisionSum: number }> {
  const [read] = await state(db).execute();
  return read ?? { count: 0, revisionSum: 0 };
}
