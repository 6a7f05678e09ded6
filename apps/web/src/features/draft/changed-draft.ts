import type { Draft, DraftFileChange } from '@briefcast/contract';

/** Returns a draft as it is once one of its files was moved or assigned: what the server will say. */
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
