/** Items of a portfolio that wait for approval; the portfolio calls these in its own changes (rules/moderation#what-waits). */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { creators } from '../../../platform/database/tables/index.ts';
import type { TxDeps } from '../../../platform/deps.ts';
import { followChange, type Held } from './follow-change.ts';

/** The creator's row, as it was locked. */
type LockedCreator = Held & { userId: string };

/** Keeps a new item from the public until it is approved. */
export async function holdItem(
  deps: Pick<TxDeps, 'clock'>,
  tx: Tx,
  creator: LockedCreator,
  itemId: string,
): Promise<void> {
  await setHeldItems(deps, tx, creator, { heldItems: [...creator.heldItems, itemId], isModerated: true });
}

/** Forgets that a removed item waited; `isModerated` says whether moderation is on. */
export async function forgetHeldItem(
  deps: Pick<TxDeps, 'clock'>,
  tx: Tx,
  creator: LockedCreator,
  { itemId, isModerated }: { itemId: string; isModerated: boolean },
): Promise<void> {
  const heldItems = creator.heldItems.filter((id) => id !== itemId);
  await setHeldItems(deps, tx, creator, { heldItems, isModerated });
}

async function setHeldItems(
  deps: Pick<TxDeps, 'clock'>,
  tx: Tx,
  creator: LockedCreator,
  { heldItems, isModerated }: { heldItems: string[]; isModerated: boolean },
): Promise<void> {
  const creatorId = creator.userId;
  await tx.update(creators).set({ heldItems }).where(eq(creators.userId, creatorId));
  const after = { heldValues: creator.heldValues, heldItems };
  const change = { creatorId, isModerated, before: creator, after, isFirst: false, wish: undefined };
  await followChange(deps, tx, change);
}
