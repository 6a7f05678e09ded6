import type { BriefTemplate } from '@briefcast/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** The briefs that the brand keeps to begin others with; none until they are there. */
export function useTemplates(): readonly BriefTemplate[] {
  const { data = [] } = useQuery({
    queryKey: queryKeys.briefTemplates,
    queryFn: async ({ signal }) => (await client.briefTemplates.list(undefined, { signal })).templates,
  });
  return data;
}
