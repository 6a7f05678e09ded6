/**
 * Portfolio items and titles that wait for approval; the portfolio calls this in its own changes
 * (rules/moderation#what-waits).
 */
import { type Held, type HeldTitles, type HeldWords, writeHeldWords } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creators } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { followChange } from '../moderation/follow-change.ts';

/** The locked row of the creator. */
export type LockedCreator = Held & { userId: string };

type HoldDeps = Pick<TxDeps, 'clock'>;
type HeldWorks = Pick<Held, 'heldItems' | 'heldTitles'>;

/** Applies the titles that waited to a creator's works, which the portfolio does; the creator's row is locked. */
export type ShowTitles = (tx: Tx, titles: HeldTitles) => Promise<void>;

const withoutTitle = (titles: HeldTitles, itemId: string): HeldTitles =>
  Object.fromEntries(Object.entries(titles).filter(([id]) => id !== itemId));

/** Withholds a new item from the public until it is approved. */
export async function holdItem(
  deps: HoldDeps,
  tx: Tx,
  creator: LockedCreator,
  itemId: string,
): Promise<void> {
  const heldItems = [...creator.heldItems, itemId];
  await setHeldWorks(deps, tx, creator, { heldItems, heldTitles: creator.heldTitles, isModerated: true });
}

/** Withholds other words of a public item until they are approved; setting the shown ones cancels that. */
export async function holdWords(
  deps: HoldDeps,
  tx: Tx,
  creator: LockedCreator,
  { itemId, shown, words }: { itemId: string; shown: Required<HeldWords>; words: Required<HeldWords> },
): Promise<void> {
  const others = withoutTitle(creator.heldTitles, itemId);
  const { title, shows } = words;
  const held = shows === shown.shows ? { title } : words;
  const isShown = title === shown.title && shows === shown.shows;
  const heldTitles = isShown ? others : { ...others, [itemId]: writeHeldWords(held) };
  await setHeldWorks(deps, tx, creator, { heldItems: creator.heldItems, heldTitles, isModerated: true });
}

/** Forgets what waited for a removed item; `isModerated` says whether moderation is on. */
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

/** The columns that have to be read before a change of a creator is withheld. */
export const heldColumns = {
  userId: creators.userId,
  heldValues: creators.heldValues,
  heldItems: creators.heldItems,
  heldTitles: creators.heldTitles,
};
