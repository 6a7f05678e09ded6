import type { NewPortfolioItem, PortfolioItem, PortfolioItemChange } from '@briefcast/contract';
import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import {
  type DraftChange,
  type PortfolioDraft,
  type PortfolioUpload,
  placesOf,
  type WorkWords,
} from './portfolio-draft.ts';

/** The calls that saving a portfolio makes. */
export interface PortfolioCalls {
  add: (item: NewPortfolioItem) => Promise<{ item: { id: string } }>;
  remove: (itemId: string) => Promise<unknown>;
  tell: (itemId: string, words: PortfolioItemChange) => Promise<unknown>;
  arrange: (itemIds: string[]) => Promise<unknown>;
}

/** Words as a call takes them: null where one is emptied. */
const sentOf = ({ title, shows, kind, trade }: Partial<WorkWords>): PortfolioItemChange => ({
  ...(title === undefined ? {} : { title: title.trim() }),
  ...(shows === undefined ? {} : { shows: shows.trim() || null }),
  ...(kind === undefined ? {} : { kind: kind || null }),
  ...(trade === undefined ? {} : { trade: trade || null }),
});

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
  const told: string[] = [];
  /** Ids of the new items, by the keys of their uploads. */
  const added = new Map<string, string>();

  async function add({
    key,
    file,
    title,
    told: words = {},
    media,
    error: uploadError,
  }: PortfolioUpload): Promise<unknown> {
    if (media === null) {
      failures.push({ type: 'failed', key, error: uploadError ?? m.portfolio_not_uploaded() });
      return null;
    }
    try {
      const { item } = await calls.add({
        type: media.type === 'VIDEO' ? 'VIDEO' : 'IMAGE',
        url: media.url,
        ...sentOf(words),
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
  for (const [id, words] of Object.entries(draft.words)) {
    if (!removedIds.includes(id)) await change(id, told, () => calls.tell(id, sentOf(words)));
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
  const saved = { addedKeys: [...added.keys()], removedIds: removed, toldIds: told, isOrdered };
  return { changes: [{ type: 'saved', ...saved }, ...failures], failures: failures.length };
}
