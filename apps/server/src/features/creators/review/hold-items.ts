/** Items and titles of a portfolio that wait for approval; the portfolio calls these in its own changes (rules/moderation#what-waits). */
import type { Held, HeldTitles } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { creators } from '../../../platform/database/tables/index.ts';
import type { TxDeps } from '../../../platform/deps.ts';
import { followChange } from './follow-change.ts';

/** The creator's row, as it was locked. */
export type LockedCreator = Held & { userId: string };

type HoldDeps = Pick<TxDeps, 'clock'>;
type HeldWorks = Pick<Held, 'heldItems' | 'heldTitles'>;

/** Gives a creator's works the titles that waited, which the portfolio does; the row of the creator is locked. */
export type ShowTitles = (tx: Tx, titles: HeldTitles) => Promise<void>;

const withoutTitle = (titles: HeldTitles, itemId: string): HeldTitles =>
  Object.fromEntries(Object.entries(titles).filter(([id]) => id !== itemId));

/** Keeps a new item from the public until it is approved. */
export async function holdItem(
  deps: HoldDeps,
  tx: Tx,
  creator: LockedCreator,
  itemId: string,
): Promise<void> {
  const heldItems = [...creator.heldItems, itemId];
  await setHeldWorks(deps, tx, creator, { heldItems, heldTitles: creator.heldTitles, isModerated: true });
}

/** Keeps another title of a public item from the public until it is approved; the one that is shown waits no more. */
export async function holdTitle(
  deps: HoldDeps,
  tx: Tx,
  creator: LockedCreator,
  { itemId, shown, title }: { itemId: string; shown: string; title: string },
): Promise<void> {
  const others = withoutTitle(creator.heldTitles, itemId);
  const heldTitles = title === shown ? others : { ...others, [itemId]: title };
  await setHeldWorks(deps, tx, creator, { heldItems: creator.heldItems, heldTitles, isModerated: true });
}

/** Forgets what waited of a removed item; `isModerated` says whether moderation is on. */
export async function forgetHeldItem(
  deps: HoldDeps,
  tx: Tx,
  creator: LockedCreator,
  { itemId, isModerated }: { itemId: string; isModerated: boolean },
): Promise<void> {
  const heldItems = creator.heldItems.filter((id) => id !== itemId);
  const heldTitles = withoutTitle(creator.heldTitles, itemId);
  await setHeldWorks(deps, tx, creator, { heldItems, heldTitles, isModerated });
}

async function setHeldWorks(
  deps: HoldDeps,
  tx: Tx,
  creator: LockedCreator,
  { isModerated, ...works }: HeldWorks & { isModerated: boolean },
): Promise<void> {
  const creatorId = creator.userId;
  await tx
    .update(creators)
    .set({ ...works, heldItems: [...works.heldItems] })
    .where(eq(creators.userId, creatorId));
  const after = { heldValues: creator.heldValues, ...works };
  const change = { creatorId, isModerated, before: creator, after, isFirst: false, wish: undefined };
  await followChange(deps, tx, change);
}

/** What has to be read of a creator's row before something of it waits. */
export const heldColumns = {
  userId: creators.userId,
  heldValues: creators.heldValues,
  heldItems: creators.heldItems,
  heldTitles: creators.heldTitles,
};
