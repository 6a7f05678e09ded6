import type { PortfolioItem, PublicMedia } from '@briefcast/contract';

/** A file on its way into the portfolio: sent at once, added when the profile is saved. */
export interface PortfolioUpload {
  key: string;
  file: File;
  title: string;
  status: 'waiting' | 'sending' | 'ready' | 'failed';
  sentBytes: number;
  /** Where the bytes are, once they have arrived. */
  media: PublicMedia | null;
  error: string | null;
}

/** Edits of the portfolio that are not saved yet. */
export interface PortfolioDraft {
  removedIds: readonly string[];
  uploads: readonly PortfolioUpload[];
  /** Why removing an item failed, by its id. */
  removalErrors: Readonly<Record<string, string>>;
}

export const emptyDraft: PortfolioDraft = { removedIds: [], uploads: [], removalErrors: {} };

export type DraftChange =
  | { type: 'chosen'; files: readonly { key: string; file: File }[] }
  | { type: 'started'; key: string }
  | { type: 'progressed'; key: string; sentBytes: number }
  | { type: 'arrived'; key: string; media: PublicMedia }
  | { type: 'failed'; key: string; error: string }
  | { type: 'retried'; key: string }
  | { type: 'titled'; key: string; title: string }
  | { type: 'dropped'; key: string }
  | { type: 'item-removed'; id: string }
  | { type: 'item-kept'; id: string }
  | { type: 'saved'; addedKeys: readonly string[]; removedIds: readonly string[] }
  | { type: 'not-added'; key: string; error: string }
  | { type: 'not-removed'; id: string; error: string }
  | { type: 'reset' };

/** A title to start with: the file's name without its ending. */
const titleOf = (file: File) => file.name.replace(/\.[^.]+$/, '').slice(0, 200);

const without = (errors: Readonly<Record<string, string>>, id: string) =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => key !== id));

/** The draft after a change. Pure; sending and saving happen elsewhere. */
export function changeDraft(draft: PortfolioDraft, change: DraftChange): PortfolioDraft {
  const edit = (key: string, part: Partial<PortfolioUpload>): PortfolioDraft => ({
    ...draft,
    uploads: draft.uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)),
  });

  switch (change.type) {
    case 'chosen': {
      const added = change.files.map(
        ({ key, file }): PortfolioUpload => ({
          key,
          file,
          title: titleOf(file),
          status: 'waiting',
          sentBytes: 0,
          media: null,
          error: null,
        }),
      );
      return { ...draft, uploads: [...draft.uploads, ...added] };
    }
    case 'started':
      return edit(change.key, { status: 'sending', sentBytes: 0, error: null });
    case 'progressed':
      return edit(change.key, { sentBytes: change.sentBytes });
    case 'arrived':
      return edit(change.key, { status: 'ready', media: change.media });
    case 'failed':
      return edit(change.key, { status: 'failed', error: change.error });
    case 'retried':
      return edit(change.key, { status: 'waiting', error: null });
    case 'titled':
      return edit(change.key, { title: change.title });
    case 'dropped':
      return { ...draft, uploads: draft.uploads.filter((upload) => upload.key !== change.key) };
    case 'item-removed':
      return { ...draft, removedIds: [...draft.removedIds.filter((id) => id !== change.id), change.id] };
    case 'item-kept':
      return {
        ...draft,
        removedIds: draft.removedIds.filter((id) => id !== change.id),
        removalErrors: without(draft.removalErrors, change.id),
      };
    case 'saved':
      return {
        uploads: draft.uploads.filter((upload) => !change.addedKeys.includes(upload.key)),
        removedIds: draft.removedIds.filter((id) => !change.removedIds.includes(id)),
        removalErrors: draft.removalErrors,
      };
    case 'not-added':
      return edit(change.key, { error: change.error });
    case 'not-removed':
      return { ...draft, removalErrors: { ...draft.removalErrors, [change.id]: change.error } };
    case 'reset':
      return emptyDraft;
  }
}

/** Whether anything would be lost. */
export const hasDraft = (draft: PortfolioDraft) => draft.uploads.length > 0 || draft.removedIds.length > 0;

/** Whether bytes are still to be sent. */
export const isSending = (draft: PortfolioDraft) =>
  draft.uploads.some(({ status }) => status === 'waiting' || status === 'sending');

/** How many items the portfolio would hold once the draft were saved. */
export const itemsAfter = (items: readonly PortfolioItem[], draft: PortfolioDraft) =>
  items.filter((item) => !draft.removedIds.includes(item.id)).length +
  draft.uploads.filter((upload) => upload.status !== 'failed').length;
