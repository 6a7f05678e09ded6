import type { AdminDeal } from '@briefcast/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminClient } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Keeps caches between here and the server out of the admin's lists (specification 7). */
const now = () => String(Date.now());

/** Counters and the newest accounts; also what proves a restored token. */
export const dashboardQuery = queryOptions({
  queryKey: queryKeys.admin.dashboard,
  queryFn: ({ signal }) => adminClient.admin.dashboard({ query: { _t: now() } }, { signal }),
});

/** What the admin did, newest first. */
export const auditQuery = queryOptions({
  queryKey: queryKeys.admin.audit,
  queryFn: async ({ signal }) =>
    (await adminClient.admin.audit({ query: { _t: now() } }, { signal })).entries,
});

const jobsReadMilliseconds = 15_000;

/** Work in the background; read again by itself, since it goes on by itself. */
export const jobsQuery = queryOptions({
  queryKey: queryKeys.admin.jobs,
  queryFn: ({ signal }) => adminClient.admin.jobs({ query: { _t: now() } }, { signal }),
  refetchInterval: jobsReadMilliseconds,
});

/** Every creator that a search finds. */
export const creatorsQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys.admin.creators(search),
    queryFn: async ({ signal }) =>
      (await adminClient.admin.creators({ query: { search, _t: now() } }, { signal })).creators,
    placeholderData: keepPreviousData,
  });

/** Every brand that a search finds. */
export const brandsQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys.admin.brands(search),
    queryFn: async ({ signal }) =>
      (await adminClient.admin.brands({ query: { search, _t: now() } }, { signal })).brands,
    placeholderData: keepPreviousData,
  });

/** Every deal that a search and a status find. */
export const dealsQuery = (search: string, status: AdminDeal['status'] | '') =>
  queryOptions({
    queryKey: queryKeys.admin.deals(search, status),
    queryFn: async ({ signal }) =>
      (await adminClient.admin.deals({ query: { search, status, _t: now() } }, { signal })).deals,
    placeholderData: keepPreviousData,
  });

/** After an action: every list and counter is read again. */
export const refreshAdmin = () => queryClient.invalidateQueries({ queryKey: queryKeys.admin.all });
