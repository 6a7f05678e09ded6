/** Works of an invented creator: pictures that come with the web app (rules/sample-people). */
import type { Tx } from '../../platform/database/database.ts';
import { portfolioItems } from '../../platform/database/tables/index.ts';

/** Adds the works in their order, the cover first. */
export async function addSampleWorks(
  tx: Tx,
  creatorId: string,
  works: readonly { url: string; title: string }[],
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(portfolioItems)
    .values(
      works.map((work, position) => ({ ...work, creatorId, type: 'IMAGE' as const, position, createdAt })),
    );
}
