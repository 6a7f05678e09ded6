/** The category that a work belongs to, as the market knows it. */
import { AppError } from '@briefcast/contract';
import { categoriesOf, offeredWords } from '@briefcast/contract/admin/market-words';
import type { Reader } from '../../platform/database/database.ts';
import type { KnownSettings } from '../../platform/operator-settings.ts';
import { readCategories } from '../creators/read-categories.ts';

/**
 * The known name of a category; null for null or a blank. Throws request.invalid for one that is unknown, or retired and
 * not `before`, the one chosen so far.
 */
export async function knownTrade(
  { db, settings }: { db: Reader; settings: Pick<KnownSettings, 'now'> },
  given: string | null,
  before: string | null = null,
): Promise<string | null> {
  if (!given) return null;
  const offered = offeredWords(categoriesOf(settings.now().market), before === null ? [] : [before]);
  const known = await readCategories(db);
  const isMeant = ({ name }: { name: string }) => name.toLowerCase() === given.toLowerCase();
  const trade = known.find((category) => isMeant(category) && offered.includes(category.name));
  if (trade) return trade.name;
  throw new AppError('request.invalid', { findings: [{ path: ['trade'], code: 'category.unknown' }] });
}
