import type { NewPortfolioItem, PortfolioItem } from '@briefcast/contract';
import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { type DraftChange, type PortfolioDraft, type PortfolioUpload, placesOf } from './portfolio-draft.ts';

/** The calls that saving a portfolio makes. */
export interface PortfolioCalls {
  add: (item: NewPortfolioItem) => Promise<{ item: { id: string } }>;
  remove: (itemId: string) => Promise<unknown>;
  retitle: (itemId: string, title: string) => Promise<unknown>;
  arrange: (itemIds: string[]) => Promise<unknown>;
}

/**
 * Applies the draft, item by item (rules/portfolio#saving-a-portfolio): one failure stops none of the others. New
 * items come first, because a published portfolio must not fall below what publishing asks for. Items that do not
 * fit before old ones are deleted come after that. The order comes last, so that every item is where it was shown.
 * Returns the results as changes to the draft; whatever is left in it afterwards has failed.
 */
export async function savePortfolio(
  items: readonly PortfolioItem[],
  draft: PortfolioDraft,
  calls: PortfolioCalls,
  reasonOf: (error: unknown) => string,
): Promise<{ changes: DraftChange[]; failures: number }> {
  const { removedIds, uploads } = draft;
  const failures: DraftChange[] = [];
  const removed: string[] = [];
  const titled: string[] = [];
  /** Ids of the new items, by the keys of their uploads. */
  const added = new Map<string, string>();

  async function add({ key, file, title, media, error: uploadError }: PortfolioUpload): Promise<unknown> {
    if (media === null) {
      failures.push({ type: 'failed', key, error: uploadError ?? m.portfolio_not_uploaded() });
      return null;
    }
    try {
      const { item } = await calls.add({
        type: media.type === 'VIDEO' ? 'VIDEO' : 'IMAGE',
        url: media.url,
        title: title.trim() || file.name,
      });
      added.set(key, item.id);
      return null;
    } catch (error) {
      return error;
    }
  }
  const isFull = (error: unknown) => error instanceof AppError && error.code === 'portfolio.full';
  const isGone = (error: unknown) => error instanceof AppError && error.code === 'portfolio.not_found';
  const notAdded = (key: string, error: unknown) =>
    failures.push({ type: 'not-added', key, error: reasonOf(error) });

  /** Removal on another device counts as done: no more changes are wanted. */
  async function change(id: string, done: string[], call: () => Promise<unknown>) {
    try {
      await call();
      done.push(id);
    } catch (error) {
      if (isGone(error)) done.push(id);
      else failures.push({ type: 'item-failed', id, error: reasonOf(error) });
    }
  }

  const waiting: PortfolioUpload[] = [];
  for (const upload of uploads) {
    const error = await add(upload);
    if (isFull(error) && removedIds.length > 0) waiting.push(upload);
    else if (error) notAdded(upload.key, error);
  }
  for (const id of removedIds) await change(id, removed, () => calls.remove(id));
  for (const upload of waiting) {
    const error = await add(upload);
    if (error) notAdded(upload.key, error);
  }
  for (const [id, title] of Object.entries(draft.titles)) {
    if (!removedIds.includes(id)) await change(id, titled, () => calls.retitle(id, title.trim()));
  }
  const isMoved = draft.order !== null || added.size > 0;
  let isOrdered = true;
  if (isMoved) {
    const places = placesOf(items, draft).flatMap(({ key, item }) => item?.id ?? added.get(key) ?? []);
    try {
      await calls.arrange(places);
    } catch (error) {
      isOrdered = false;
      failures.push({ type: 'not-ordered', error: reasonOf(error) });
    }
  }
  const saved = { addedKeys: [...added.keys()], removedIds: removed, titledIds: titled, isOrdered };
  return { changes: [{ type: 'saved', ...saved }, ...failures], failures: failures.length };
}
