import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showNeedsOnApp } from '../../lib/app-badge.ts';
import { queryClient } from '../../lib/query-client.ts';
import { needsQuery } from './needs-query.ts';

/** Keeps the number on the icon of the installed app equal to that of the queue, on every page. */
export function IconNumber() {
  return (
    <QueryClientProvider client={queryClient}>
      <IconNumberOfQueue />
    </QueryClientProvider>
  );
}

function IconNumberOfQueue() {
  const total = useQuery(needsQuery).data?.total;
  useEffect(() => showNeedsOnApp(total), [total]);
  return null;
}
