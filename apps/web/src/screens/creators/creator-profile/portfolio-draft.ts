import type { PortfolioItem, PublicMedia, WorkKind } from '@briefcast/contract';

/** Words of a work; empty where none were given. */
export interface WorkWords {
  title: string;
  shows: string;
  kind: WorkKind | '';
  trade: string;
}

/** The words of a saved item. */
export const wordsOfItem = ({ title, shows = '', kind, trade = '' }: PortfolioItem): WorkWords => ({
  title,
  shows,
  kind: kind ?? '',
  trade,
});

/** A file on its way into the portfolio: sent at once, added when the profile is saved. */
export interface PortfolioUpload {
  key: string;
  file: File;
  title: string;
  /** Words besides the title. */
  told?: Partial<WorkWords>;
  status: 'waiting' | 'sending' | 'ready' | 'failed';
  sentBytes: number;
  /** Stored media, once the bytes have arrived. */
  media: PublicMedia | null;
  error: string | null;
  /** It was refused for what the file is, and no further try would help. */
  isFinal?: boolean;
}

/** Edits of the portfolio that are not saved yet. */
export interface PortfolioDraft {
  removedIds: readonly string[];
  uploads: readonly PortfolioUpload[];
  /** Other words than the saved ones, by the item's id. */
  words: Readonly<Record<string, Partial<WorkWords>>>;
  /** Ids of items and keys of uploads as they were put; null while nobody moved any. What is not named comes behind. */
  order: readonly string[] | null;
  /** Reasons for failed changes of items, by id. */
  itemErrors: Readonly<Record<string, string>>;
  /** Reason why the order could not be saved. */
  orderError: string | null;
}

export const emptyDraft: PortfolioDraft = {
  removedIds: [],
  uploads: [],
  words: {},
  order: null,
  itemErrors: {},
  orderError: null,
};

export type DraftChange =
  | { type: 'chosen'; files: readonly { key: string; file: File }[] }
  | { type: 'started'; key: string }
  | { type: 'progressed'; key: string; sentBytes: number }
  | { type: 'arrived'; key: string; media: PublicMedia }
  | { type: 'failed'; key: string; error: string; isFinal?: boolean }
  | { type: 'retried'; key: string }
  | { type: 'told'; key: string; words: Partial<WorkWords> }
  | { type: 'dropped'; key: string }
  | { type: 'item-removed'; id: string }
  | { type: 'item-kept'; id: string }
  | { type: 'item-told'; item: PortfolioItem; words: Partial<WorkWords> }
  | { type: 'ordered'; order: readonly string[] }
  | {
      type: 'saved';
      addedKeys: readonly string[];
      removedIds: readonly string[];
      toldIds: readonly string[];
      isOrdered: boolean;
    }
  | { type: 'not-added'; key: string; error: string }
  | { type: 'item-failed'; id: string; error: string }
  | { type: 'not-ordered'; error: string }
  | { type: 'reset' };

/** A title to start with: the file's name without its ending. */
const titleOf = (file: File) => file.name.replace(/\.[^.]+$/, '').slice(0, 200);

const without = <Value>(values: Readonly<Record<string, Value>>, ...ids: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !ids.includes(key)));

/** The words that differ from those of the item. */
function otherWords(item: PortfolioItem, words: Partial<WorkWords>): Partial<WorkWords> {
  const saved = wordsOfItem(item);
  return Object.fromEntries(
    Object.entries(words).filter(([name, word]) => word !== saved[name as keyof WorkWords]),
  );
}

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
      return edit(change.key, {
        status: 'failed',
        error: change.error,
        ...(change.isFinal === undefined ? {} : { isFinal: change.isFinal }),
      });
    case 'retried':
      return edit(change.key, { status: 'waiting', error: null });
    case 'told': {
      const { title, ...told } = change.words;
      const upload = draft.uploads.find(({ key }) => key === change.key);
      return edit(change.key, {
        ...(title === undefined ? {} : { title }),
        ...(Object.keys(told).length > 0 ? { told: { ...upload?.told, ...told } } : {}),
      });
    }
    case 'dropped':
      return { ...draft, uploads: draft.uploads.filter((upload) => upload.key !== change.key) };
    case 'item-removed':
      return { ...draft, removedIds: [...draft.removedIds.filter((id) => id !== change.id), change.id] };
    case 'item-kept':
      return {
        ...draft,
        removedIds: draft.removedIds.filter((id) => id !== change.id),
        itemErrors: without(draft.itemErrors, change.id),
      };
    case 'item-told': {
      const { id } = change.item;
      const others = without(draft.words, id);
      const words = otherWords(change.item, { ...draft.words[id], ...change.words });
      return { ...draft, words: Object.keys(words).length === 0 ? others : { ...others, [id]: words } };
    }
    case 'ordered':
      return { ...draft, order: change.order };
    case 'saved': {
      const done = [...change.removedIds, ...change.toldIds];
      return {
        uploads: draft.uploads.filter((upload) => !change.addedKeys.includes(upload.key)),
        removedIds: draft.removedIds.filter((id) => !change.removedIds.includes(id)),
        words: without(draft.words, ...done),
        order: change.isOrdered ? null : draft.order,
        itemErrors: without(draft.itemErrors, ...done),
        orderError: null,
      };
    }
    case 'not-added':
      return edit(change.key, { error: change.error });
    case 'item-failed':
      return { ...draft, itemErrors: { ...draft.itemErrors, [change.id]: change.error } };
    case 'not-ordered':
      return { ...draft, orderError: change.error };
    case 'reset':
      return emptyDraft;
  }
}

/** Whether anything would be lost. */
export const hasDraft = ({ uploads, removedIds, words, order }: PortfolioDraft) =>
  uploads.length > 0 || removedIds.length > 0 || Object.keys(words).length > 0 || order !== null;

/** A place of the portfolio as the draft would have it. */
export type PortfolioPlace =
  | { key: string; item: PortfolioItem; upload?: undefined }
  | { key: string; upload: PortfolioUpload; item?: undefined };

/** Remaining and new items in their chosen order; by default the saved items come before the uploads. */
export function placesOf(items: readonly PortfolioItem[], draft: PortfolioDraft): PortfolioPlace[] {
  const places: PortfolioPlace[] = [
    ...items.filter(({ id }) => !draft.removedIds.includes(id)).map((item) => ({ key: item.id, item })),
    ...draft.uploads.map((upload) => ({ key: upload.key, upload })),
  ];
  const order = draft.order ?? [];
  const rank = ({ key }: PortfolioPlace) => (order.includes(key) ? order.indexOf(key) : order.length);
  return places.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether bytes are still to be sent. */
export const isSending = (draft: PortfolioDraft) =>
  draft.uploads.some(({ status }) => status === 'waiting' || status === 'sending');

/** Number of items in the portfolio once the draft is saved. */
export const itemsAfter = (items: readonly PortfolioItem[], draft: PortfolioDraft) =>
  items.filter((item) => !draft.removedIds.includes(item.id)).length +
  draft.uploads.filter((upload) => upload.status !== 'failed').length;
