import '../styles/later.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { useNearestQueryClient } from '../lib/query-client.ts';

/** Wraps every screen that loads data; the first load of the landing page works without it. */
export function DataLayout() {
  return (
    <QueryClientProvider client={useNearestQueryClient()}>
      <Outlet />
    </QueryClientProvider>
  );
}
