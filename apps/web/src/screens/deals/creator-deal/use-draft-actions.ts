import type { Draft, DraftFileChange } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { refreshDeals } from '../../../features/deals/deal-queries.ts';
import { changedDraft, draftQuery } from '../../../features/drafts/draft-query.ts';
import { client } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/invalidate.ts';
import { loadClientAfter } from '../../../lib/load-client-after.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { showError } from '../../../lib/show-error.ts';
import { toastSuccess } from '../../../ui/toast.ts';

/** Actions on a draft: each refusal becomes a toast, and the screen shows the server's state. */
export function useDraftActions(id: string) {
  const { queryKey } = draftQuery(id);
  const applyDraft = ({ draft }: { draft: Draft }) => queryClient.setQueryData(queryKey, { draft });
  const whole = { onSettled: () => refreshDeals() };
  const onError = (error: unknown) => showError(m.draft_not_changed(), error);

  const mutationKey = ['draft', id, 'change'];
  // Sends changes one after the other, as each relies on the position that the previous one led to.
  const tell = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ fileId, body }: { fileId: string; body: DraftFileChange }) =>
      client.drafts.changeFile({ params: { id, fileId }, body }),
    onSuccess: (answer) => {
      if (queryClient.isMutating({ mutationKey }) === 1) applyDraft(answer);
    },
    onError: (error) => {
      onError(error);
      void invalidate('drafts');
    },
  });
  /** Shown at once. */
  function change(fileId: string, body: DraftFileChange) {
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(
      queryKey,
      (known) => known && { draft: changedDraft(known.draft, fileId, body) },
    );
    tell.mutate({ fileId, body });
  }
  /** Moves a file by `by` places from its newest position, which may not have been drawn yet. */
  function move(fileId: string, by: 1 | -1) {
    const files = queryClient.getQueryData(queryKey)?.draft.files ?? [];
    const position = files.findIndex((file) => file.id === fileId) + 1 + by;
    if (position >= 1 && position <= files.length) change(fileId, { position });
  }
  const remove = useMutation({
    mutationFn: (fileId: string) => client.drafts.removeFile({ params: { id, fileId } }),
    onSuccess: applyDraft,
    onError,
  });
  const submit = useMutation({
    mutationFn: async () => (await loadClientAfter(id)).drafts.submit({ params: { id } }),
    onSuccess: () => toastSuccess(m.draft_submitted()),
    onError: (error) => showError(m.deal_submit_failed(), error),
    ...whole,
  });
  const takeBack = useMutation({
    mutationFn: () => client.drafts.takeBack({ params: { id } }),
    onSuccess: () => toastSuccess(m.draft_taken_back()),
    onError: (error) => showError(m.draft_not_taken_back(), error),
    ...whole,
  });
  return { change, move, remove, submit, takeBack };
}
