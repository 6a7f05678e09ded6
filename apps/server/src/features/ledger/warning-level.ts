/** The number of credits at which an organisation is warned. */
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { billingChoices } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

const levelOfBrand = prepared((db) =>
  db
    .select({ level: billingChoices.warningLevel })
    .from(billingChoices)
    .where(eq(billingChoices.brandId, sql.placeholder('brandId')))
    .prepare('warning_level_of_brand'),
);

/** The organisation's own level, or the operator's if it chose none. */
export async function readWarningLevel(
  { settings }: Pick<TxDeps, 'settings'>,
  db: Reader,
  brandId: string,
): Promise<number> {
  const [chosen] = await levelOfBrand(db).execute({ brandId });
  return chosen?.level ?? settings.now().credits.warningLevel;
}
