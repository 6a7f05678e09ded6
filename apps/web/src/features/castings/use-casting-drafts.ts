/** Drafts of castings as screens load and change them. */
import type { CastingDraft, CastingDraftTerms } from '@briefcast/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The organisation's drafts, the last saved first. */
export const castingDraftsQuery = queryOptions({
  ...q('castingDrafts.list'),
  select: ({ drafts }) => drafts,
});

/** Puts a draft into the list that is known; null takes it out. */
function updateDrafts(id: string, draft: CastingDraft | null) {
  queryClient.setQueryData(castingDraftsQuery.queryKey, (known) => {
    const others = known?.drafts.filter((one) => one.id !== id);
    return others && { drafts: draft ? [draft, ...others] : others };
  });
}

/** Keeps a new draft, once for each key. */
export async function createDraft(terms: CastingDraftTerms, idempotencyKey: string): Promise<CastingDraft> {
  const { draft } = await (await loadClient()).castingDrafts.create({ body: terms }, { idempotencyKey });
  updateDrafts(draft.id, draft);
  return draft;
}

/** Keeps what a draft says now. */
export async function saveDraft(id: string, terms: CastingDraftTerms): Promise<CastingDraft> {
  const { draft } = await (await loadClient()).castingDrafts.save({ params: { id }, body: terms });
  updateDrafts(id, draft);
  return draft;
}

/** Drops a draft. */
export const useRemoveDraft = () =>
  useMutation({
    mutationFn: async (id: string) => (await loadClient()).castingDrafts.remove({ params: { id } }),
    onSuccess: (_, id) => updateDrafts(id, null),
  });

/** A draft that was posted is none any more. */
export const forgetDraft = (id: string) => updateDrafts(id, null);
