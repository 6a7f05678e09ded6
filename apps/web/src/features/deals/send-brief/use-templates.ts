import type { BriefTemplate } from '@briefcast/contract';
import { useQuery } from '@tanstack/react-query';
import { q } from '../../../lib/query.ts';

/** The briefs that the brand keeps to begin others with; none until they are there. */
export function useTemplates(): readonly BriefTemplate[] {
  const { data = [] } = useQuery({
    ...q('briefTemplates.list'),
    select: ({ templates }) => templates,
  });
  return data;
}
