/** The casting of an invented brand (rules/sample-people). */
import type { NewCasting } from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import { castings } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { aboutCasting } from './about-casting.ts';
import { rowOf } from './casting-row.ts';

/** Posts it on the board. */
export async function postSampleCasting(
  { facts, clock }: Pick<TxDeps, 'facts' | 'clock'>,
  tx: Tx,
  by: { brandId: string; postedBy: string },
  casting: NewCasting,
): Promise<void> {
  const id = uuidv7();
  await tx.insert(castings).values({ ...rowOf(casting), ...by, id, createdAt: clock() });
  await facts.append(tx, { kind: 'casting.posted', ...aboutCasting({ id, brandId: by.brandId }, null) });
}
