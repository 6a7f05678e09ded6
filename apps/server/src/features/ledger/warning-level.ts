/** From how few credits on an organisation is warned. */
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { billingChoices } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/** The organisation's own level, or the operator's where it chose none. */
export async function readWarningLevel(
  { settings }: Pick<TxDeps, 'settings'>,
  db: Reader,
  brandId: string,
): Promise<number> {
  const [chosen] = await db
    .select({ level: billingChoices.warningLevel })
    .from(billingChoices)
    .where(eq(billingChoices.brandId, brandId));
  return chosen?.level ?? settings.now().credits.warningLevel;
}
