import {
  type AdminMovementsQuery,
  type AdminPayoutsFileQuery,
  type AuditQuery,
  adminMayCall,
  type BrandsFileQuery,
  type CreatorsFileQuery,
  type DealsFileQuery,
  type Readiness,
  type RouteSpec,
} from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { adminClient } from '../../lib/api.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Keeps caches between here and the server out of the admin's lists (rules/admin#lists). */
const now = () => String(Date.now());

/** Query for the admin's permissions; also proves a restored token. */
export const meQuery = queryOptions({
  queryKey: queryKeys.admin.me,
  queryFn: ({ signal }) => adminClient.admins.me(undefined, { signal }),
});

/** Counters and the newest accounts. */
export const dashboardQuery = queryOptions({
  queryKey: queryKeys.admin.dashboard,
  queryFn: ({ signal }) => adminClient.admin.dashboard({ query: { _t: now() } }, { signal }),
});

/** Query for the marketplace's figures in a period; the default one without days. */
export const figuresQuery = (period: { from?: string; to?: string }) =>
  queryOptions({
    queryKey: queryKeys.admin.figures(period),
    queryFn: ({ signal }) => adminClient.admin.figures({ query: { ...period, _t: now() } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Number of rows that a list loads at once. */
export const perPage = 50;

/** Filters of the audit trail. */
export type AuditFilter = Pick<AuditQuery, 'search' | 'kind' | 'from' | 'to'>;

/** Query for the admins' actions, newest first. */
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

/** The operator's settings. */
export const settingsQuery = queryOptions({
  queryKey: queryKeys.admin.settings,
  queryFn: ({ signal }) => adminClient.operatorSettings.read(undefined, { signal }),
});

/** Query for what awaits payment, and for the sales of a month such as `2026-11`. */
export const moneyQuery = (month: string) =>
  queryOptions({
    queryKey: queryKeys.admin.money(month),
    queryFn: ({ signal }) => adminClient.adminMoney.overview({ query: { month } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Query for the money that all brands owe creators. */
export const adminPayoutsQuery = (filter: AdminPayoutsFileQuery) => ({
  ...pagedQuery(queryKeys.admin.payouts(filter), (cursor, signal) =>
    adminClient.adminPayouts.list({ query: { ...filter, ...cursor } }, { signal }),
  ),
  placeholderData: keepPreviousData,
});

/** Number of paid months shown: the newest are the ones that people ask about. */
const monthsShown = 5;

/** Months of creators' subscriptions that wait for their transfers. */
export const monthsQuery = queryOptions({
  queryKey: queryKeys.admin.months,
  queryFn: ({ signal }) => adminClient.adminSubscriptions.awaiting(undefined, { signal }),
});

/** Months that were paid, newest first; with a reference the one that it names. */
export const paidMonthsQuery = (reference: string) =>
  pagedQuery(queryKeys.admin.paidMonths(reference), (cursor, signal) =>
    adminClient.adminSubscriptions.paid(
      { query: { ...(reference === '' ? {} : { reference }), limit: monthsShown, ...cursor } },
      { signal },
    ),
  );

/** The orders that wait for their transfers, newest first. */
export const ordersQuery = pagedQuery(queryKeys.admin.orders, (cursor, signal) =>
  adminClient.adminMoney.orders({ query: { status: 'AWAITING', limit: perPage, ...cursor } }, { signal }),
);

/** Filters of the ledger of all brands. */
export type MovementFilter = Pick<AdminMovementsQuery, 'search' | 'movement'>;

/** Movements of credits of all brands, newest first. */
export const movementsQuery = (filter: MovementFilter) => ({
  ...pagedQuery(queryKeys.admin.movements(filter), (cursor, signal) =>
    adminClient.adminMoney.movements({ query: { ...filter, ...cursor } }, { signal }),
  ),
  placeholderData: keepPreviousData,
});

/** Query for the refund that an order allows; refetched each time it is asked for. */
export const refundOfferQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.admin.refund(id),
    queryFn: ({ signal }) => adminClient.adminMoney.refundOffer({ params: { id } }, { signal }),
    gcTime: 0,
  });

const jobsReadMilliseconds = 15_000;

/** Work in the background; read again by itself, since it goes on by itself. */
export const jobsQuery = queryOptions({
  queryKey: queryKeys.admin.jobs,
  queryFn: ({ signal }) => adminClient.admin.jobs({ query: { _t: now() } }, { signal }),
  refetchInterval: jobsReadMilliseconds,
});

/** Query for the health of the installation; refetched by itself, as background work is. */
export const healthQuery = queryOptions({
  queryKey: queryKeys.admin.health,
  queryFn: ({ signal }) => adminClient.admin.health({ query: { _t: now() } }, { signal }),
  refetchInterval: jobsReadMilliseconds,
});

/** Query for what the installation lacks before the public comes; refetched by itself, as a test mail goes its way. */
export const readinessQuery = queryOptions({
  queryKey: queryKeys.admin.readiness,
  queryFn: ({ signal }) => adminClient.readiness.read(undefined, { signal }),
  refetchInterval: jobsReadMilliseconds,
});

/** Keeps an answer that came with a change. */
export const keepReadiness = (readiness: Readiness) =>
  queryClient.setQueryData(readinessQuery.queryKey, readiness);

/** Paging of every list of rows, next to its search and filters. */
const rowsOf = (page: number) => ({ page, limit: perPage, _t: now() });

/** A page of the creators that search and filters find. */
export const creatorsQuery = (query: CreatorsFileQuery, page: number) =>
  queryOptions({
    queryKey: queryKeys.admin.creators({ ...query, page }),
    queryFn: ({ signal }) => adminClient.admin.creators({ query: { ...query, ...rowsOf(page) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the brands that search and filters find. */
export const brandsQuery = (query: BrandsFileQuery, page: number) =>
  queryOptions({
    queryKey: queryKeys.admin.brands({ ...query, page }),
    queryFn: ({ signal }) => adminClient.admin.brands({ query: { ...query, ...rowsOf(page) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the deals that search and filters find. */
export const dealsQuery = (query: DealsFileQuery, page: number) =>
  queryOptions({
    queryKey: queryKeys.admin.deals({ ...query, page }),
    queryFn: ({ signal }) => adminClient.admin.deals({ query: { ...query, ...rowsOf(page) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** After an action: every list and counter is read again. */
export const refreshAdmin = () => queryClient.invalidateQueries({ queryKey: queryKeys.admin.all });

/** The audit trail, searched for something. */
export const auditPath = (filter: { search?: string } = {}): string =>
  `${paths.admin.href()}?${new URLSearchParams({ tab: 'audit', ...filter })}`;

/** Asks whether the admin's role allows a call, so that nothing is offered that is refused; no, until it is known. */
export function useMay(): (route: Pick<RouteSpec, 'access'>) => boolean {
  const role = useQuery(meQuery).data?.role;
  return (route) => role !== undefined && adminMayCall(role, route);
}
