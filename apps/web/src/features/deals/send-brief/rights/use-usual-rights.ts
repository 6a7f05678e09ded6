/** The rights that the brand's briefs propose, and keeping others as that (rules/rights#usual). */
import { type ProposedRights, proposedRightsOf, type UsualRights } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../lib/api.ts';
import { q } from '../../../../lib/query.ts';
import { showError } from '../../../../lib/show-error.ts';
import { toastSuccess } from '../../../../ui/toast.ts';

export const usualRightsQuery = q('rights.usual');

/** Proposal as long as nothing else is known. */
const builtIn = proposedRightsOf(null, null);

/** Rights a form proposes, which screens load before they show one; the built-in set where they cannot be read. */
export const useUsualRights = (): ProposedRights => useQuery(usualRightsQuery).data ?? builtIn;

/** Keeps a set as the organisation's usual rights; null for none of its own. */
export function useSaveUsualRights() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (rights: UsualRights | null) => client.rights.keepUsual({ body: { rights } }),
    onSuccess: (proposed, rights) => {
      queries.setQueryData(usualRightsQuery.queryKey, proposed);
      toastSuccess(rights ? m.usual_kept() : m.usual_dropped());
    },
    onError: (error) => showError(m.usual_not_kept(), error),
  });
}
