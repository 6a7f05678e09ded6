import type { NewPortfolioItem } from '@briefcast/contract';
import { AppError } from '@briefcast/contract';
import type { DraftChange, PortfolioDraft } from './portfolio-draft.ts';

/** The two calls that saving a portfolio makes. */
export interface PortfolioCalls {
  add: (item: NewPortfolioItem) => Promise<unknown>;
  remove: (itemId: string) => Promise<unknown>;
}

/**
 * Applies the draft, item by item (specification 7 'Portfolio save flow'): one failure stops none of the others.
 * Answers what happened as changes to the draft; what is left in it afterwards is what failed.
 */
export async function savePortfolio(
  { removedIds, uploads }: PortfolioDraft,
  calls: PortfolioCalls,
  reasonOf: (error: unknown) => string,
): Promise<{ changes: DraftChange[]; failures: number }> {
  const failures: DraftChange[] = [];
  const saved = { removedIds: [] as string[], addedKeys: [] as string[] };

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
  for (const { key, file, title, media, error: uploadError } of uploads) {
    if (media === null) {
      failures.push({ type: 'failed', key, error: uploadError ?? 'This file has not been uploaded.' });
      continue;
    }
    try {
      await calls.add({
        type: media.type === 'VIDEO' ? 'VIDEO' : 'IMAGE',
        url: media.url,
        title: title.trim() || file.name,
      });
      saved.addedKeys.push(key);
    } catch (error) {
      failures.push({ type: 'not-added', key, error: reasonOf(error) });
    }
  }
  return { changes: [{ type: 'saved', ...saved }, ...failures], failures: failures.length };
}
