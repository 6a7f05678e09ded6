/** The creator's draft: from the server, and as predicted while a change is being saved. */
import type { Draft, DraftFileChange } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { q } from '../../lib/query.ts';

/** The draft of a deal; refetched with everything else of the deal. */
export const draftQuery = (dealId: string) =>
  queryOptions({
    ...q('drafts.read', { params: { id: dealId } }),
    select: ({ draft }) => draft,
  });

/** Returns a draft with one of its files moved or assigned, as the server will answer. */
export function changedDraft(
  draft: Draft,
  fileId: string,
  { position, deliverableId }: DraftFileChange,
): Draft {
  const file = draft.files.find(({ id }) => id === fileId);
  if (!file) return draft;
  const changed = deliverableId === undefined ? file : { ...file, deliverableId };
  const at = position === undefined ? draft.files.indexOf(file) : position - 1;
  return { ...draft, files: draft.files.filter((other) => other !== file).toSpliced(at, 0, changed) };
}
