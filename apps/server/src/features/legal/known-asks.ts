/** Versions that people are asked to accept, known to every process, so that pages name them without a statement. */
import { acceptedPages } from '@briefcast/contract';
import { isoDay } from '@briefcast/contract/kit/days';
import { askedVersion } from '@briefcast/contract/legal/in-force';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { legalTexts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { shareWork } from '../../platform/share-work.ts';

export interface KnownAsks {
  /** Versions in force as one text, such as `terms:3 privacy:2`; undefined where nothing is asked. */
  now(): string | undefined;
}

/** Reads them now, and again with each published version. */
export async function openAsks({
  db,
  facts,
  clock,
  log,
}: Pick<Deps, 'clock' | 'log'> & {
  db: Database;
  facts: Pick<Deps['facts'], 'subscribe'>;
}): Promise<KnownAsks> {
  const share = shareWork<void>(1);
  let known: Pick<typeof legalTexts.$inferSelect, 'page' | 'version' | 'effectiveOn' | 'asks'>[] = [];
  const read = async () => {
    known = await db
      .select({
        page: legalTexts.page,
        version: legalTexts.version,
        effectiveOn: legalTexts.effectiveOn,
        asks: legalTexts.asks,
      })
      .from(legalTexts)
      .where(eq(legalTexts.asks, true));
  };
  await read();
  facts.subscribe(({ facts: appended }) => {
    if (!appended.some(({ kind }) => kind === 'legal.published')) return;
    share('asks', read).catch((error: unknown) =>
      log.warn({ err: error }, 'asked versions could not be read'),
    );
  });
  return {
    now() {
      const today = isoDay(clock());
      const asked = acceptedPages.flatMap((page) => {
        const wanted = askedVersion(
          known.filter((one) => one.page === page),
          today,
        );
        return wanted ? [`${page}:${wanted.version}`] : [];
      });
      return asked.length === 0 ? undefined : asked.join(' ');
    },
  };
}
