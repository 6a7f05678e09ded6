import type { AdminDeal, AuditQuery } from '@briefcast/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminClient } from '../../lib/api.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Keeps caches between here and the server out of the admin's lists (rules/admin#lists). */
const now = () => String(Date.now());

/** Counters and the newest accounts; also what proves a restored token. */
export const dashboardQuery = queryOptions({
  queryKey: queryKeys.admin.dashboard,
  queryFn: ({ signal }) => adminClient.admin.dashboard({ query: { _t: now() } }, { signal }),
});

/** How many rows of a list come at once. */
const perPage = 50;

/** What is asked of the audit trail. */
export type AuditFilter = Pick<AuditQuery, 'search' | 'kind' | 'from' | 'to'>;

/** What the admin did, newest first. */
export const auditQuery = (filter: AuditFilter = {}) => ({
  ...pagedQuery(queryKeys.admin.audit(filter), (cursor, signal) =>
    adminClient.admin.audit({ query: { ...filter, _t: now(), limit: perPage, ...cursor } }, { signal }),
  ),
  placeholderData: keepPreviousData,
});

/** The admins with accounts, and the own one. */
export const adminsQuery = queryOptions({
  queryKey: queryKeys.admin.admins,
  queryFn: ({ signal }) => adminClient.admins.list(undefined, { signal }),
});

const jobsReadMilliseconds = 15_000;

/** Work in the background; read again by itself, since it goes on by itself. */
export const jobsQuery = queryOptions({
  queryKey: queryKeys.admin.jobs,
  queryFn: ({ signal }) => adminClient.admin.jobs({ query: { _t: now() } }, { signal }),
  refetchInterval: jobsReadMilliseconds,
});

/** Every creator that a search finds. */
export const creatorsQuery = (search: string) => ({
  ...pagedQuery(queryKeys.admin.creators(search), (cursor, signal) =>
    adminClient.admin.creators({ query: { search, _t: now(), limit: perPage, ...cursor } }, { signal }),
  ),
  placeholderData: keepPreviousData,
});

/** Every brand that a search finds. */
export const brandsQuery = (search: string) => ({
  ...pagedQuery(queryKeys.admin.brands(search), (cursor, signal) =>
    adminClient.admin.brands({ query: { search, _t: now(), limit: perPage, ...cursor } }, { signal }),
  ),
  placeholderData: keepPreviousData,
});

/** Every deal that a search and a status find. */
export const dealsQuery = (search: string, status: AdminDeal['status'] | '') => ({
  ...pagedQuery(queryKeys.admin.deals(search, status), (cursor, signal) =>
    adminClient.admin.deals({ query: { search, status, _t: now(), limit: perPage, ...cursor } }, { signal }),
  ),
  placeholderData: keepPreviousData,
});

/** After an action: every list and counter is read again. */
export const refreshAdmin = () => queryClient.invalidateQueries({ queryKey: queryKeys.admin.all });
