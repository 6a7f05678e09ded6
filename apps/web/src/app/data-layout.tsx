import '../styles/later.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { useNearestQueryClient } from '../lib/query-client.ts';

/** Around every screen that loads data; the landing page's first load does without. */
export function DataLayout() {
  return (
    <QueryClientProvider client={useNearestQueryClient()}>
      <Outlet />
    </QueryClientProvider>
  );
}
