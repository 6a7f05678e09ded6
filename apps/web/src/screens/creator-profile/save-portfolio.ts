import type { NewPortfolioItem } from '@briefcast/contract';
import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { DraftChange, PortfolioDraft, PortfolioUpload } from './portfolio-draft.ts';

/** The two calls that saving a portfolio makes. */
export interface PortfolioCalls {
  add: (item: NewPortfolioItem) => Promise<unknown>;
  remove: (itemId: string) => Promise<unknown>;
}

/**
 * Applies the draft, item by item (rules/publishing#saving-a-portfolio): one failure stops none of the others. What is
 * new comes first, because a published portfolio must not fall below what publishing asks for; what does not fit before
 * the old is gone comes after it. Returns what happened as changes to the draft; what is left in it afterwards is what failed.
 */
export async function savePortfolio(
  { removedIds, uploads }: PortfolioDraft,
  calls: PortfolioCalls,
  reasonOf: (error: unknown) => string,
): Promise<{ changes: DraftChange[]; failures: number }> {
  const failures: DraftChange[] = [];
  const saved = { removedIds: [] as string[], addedKeys: [] as string[] };

  async function add({ key, file, title, media, error: uploadError }: PortfolioUpload): Promise<unknown> {
    if (media === null) {
      failures.push({ type: 'failed', key, error: uploadError ?? m.portfolio_not_uploaded() });
      return null;
    }
    try {
      await calls.add({
        type: media.type === 'VIDEO' ? 'VIDEO' : 'IMAGE',
        url: media.url,
        title: title.trim() || file.name,
      });
      saved.addedKeys.push(key);
      return null;
    } catch (error) {
      return error;
    }
  }
  const isFull = (error: unknown) => error instanceof AppError && error.code === 'portfolio.full';
  const notAdded = (key: string, error: unknown) =>
    failures.push({ type: 'not-added', key, error: reasonOf(error) });

  const waiting: PortfolioUpload[] = [];
  for (const upload of uploads) {
    const error = await add(upload);
    if (isFull(error) && removedIds.length > 0) waiting.push(upload);
    else if (error) notAdded(upload.key, error);
  }
  for (const id of removedIds) {
    try {
      await calls.remove(id);
      saved.removedIds.push(id);
    } catch (error) {
      // Somebody who removed it on another device wanted the same.
      if (error instanceof AppError && error.code === 'portfolio.not_found') saved.removedIds.push(id);
      else failures.push({ type: 'not-removed', id, error: reasonOf(error) });
    }
  }
  for (const upload of waiting) {
    const error = await add(upload);
    if (error) notAdded(upload.key, error);
  }
  return { changes: [{ type: 'saved', ...saved }, ...failures], failures: failures.length };
}
