/** Facts on a creator's page besides the profile (rules/creators#facts). */
import { AppError, type CreatorDetails, rateOf } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creators } from '../../platform/database/tables/index.ts';
import type { KnownSettings } from '../../platform/operator-settings.ts';
import { completedDeals, type WorkFactsReader } from './work-facts.ts';

const details = prepared((db) =>
  db
    .select({
      socialAccounts: creators.socialAccounts,
      packages: creators.packages,
      surcharges: creators.surcharges,
      completed: completedDeals,
    })
    .from(creators)
    .where(and(eq(creators.userId, sql.placeholder('id')), creators.isPublished))
    .prepare('creator_details'),
);

/** Reader of creators' pages. */
export interface DetailsReader {
  /** Null for an unknown or unpublished creator alike. */
  find(id: string): Promise<CreatorDetails | null>;
  /** Throws creator.not_found for an unknown or unpublished creator alike. */
  read(id: string): Promise<CreatorDetails>;
}

/**
 * Opens a reader that takes work statistics from `workFacts`. Everything else is read each time, so that
 * changes show at once.
 */
export function openDetails(
  db: Reader,
  { workFacts, settings }: { workFacts: WorkFactsReader; settings: Pick<KnownSettings, 'now'> },
): DetailsReader {
  async function find(id: string): Promise<CreatorDetails | null> {
    const [found] = await details(db).execute({ id });
    if (!found) return null;
    const { completed, ...told } = found;
    const facts = await workFacts.find([{ id, completed }]);
    const now = settings.now();
    const takesReports = now.moderation.isOn ? { takesReports: true } : {};
    return { ...told, facts: facts.get(id) ?? null, rate: rateOf(now), ...takesReports };
  }
  return {
    find,
    async read(id) {
      const found = await find(id);
      if (!found) throw new AppError('creator.not_found');
      return found;
    },
  };
}
