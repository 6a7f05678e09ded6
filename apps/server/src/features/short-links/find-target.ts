/** Looks up where a short link leads, and remembers it for seconds (rules/short-links#following). */
import { eq, isNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, deals, shortLinks, suspensions } from '../../platform/database/tables/index.ts';

/** Changes reach every process in this time, without a signal. */
const freshMilliseconds = 5000;
const mostRemembered = 20_000;

export interface Followed {
  dealId: string;
  target: string;
}

/** Neither one that is off, nor a suspended brand's. */
const bySlug = prepared((db) =>
  db
    .select({ dealId: shortLinks.dealId, target: shortLinks.target })
    .from(shortLinks)
    .innerJoin(deals, eq(deals.id, shortLinks.dealId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .where(
      sql`${shortLinks.slug} = ${sql.placeholder('slug')} and not exists (select 1 from ${suspensions}
        where ${suspensions.brandId} = ${brands.id} and ${isNull(suspensions.liftedAt)})`,
    )
    .prepare('short_link_target'),
);

const none = { found: null } as const;

/** Returns a lookup by slug; null for what leads nowhere. */
export function findTargets({
  db,
  clock,
}: {
  db: Reader;
  clock: () => Date;
}): (slug: string) => Followed | null | Promise<Followed | null> {
  const read = async (slug: string): Promise<{ found: Followed | null }> => {
    const [row] = await bySlug(db).execute({ slug });
    return row?.target ? { found: { dealId: row.dealId, target: row.target } } : none;
  };
  const known = new LRUCache<string, { found: Followed | null }>({
    max: mostRemembered,
    ttl: freshMilliseconds,
    perf: { now: () => clock().getTime() },
    fetchMethod: read,
  });
  return (slug) => {
    const kept = known.get(slug);
    if (kept) return kept.found;
    return known.forceFetch(slug).then(({ found }) => found);
  };
}
