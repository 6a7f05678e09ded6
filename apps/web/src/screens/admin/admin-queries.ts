/** Queries of the admin that several screens share, and their refresh. */
import { type AuditQuery, adminMayCall, type Readiness, type RouteSpec } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminPagedQ, adminQ } from '../../lib/admin-query.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Number of rows that a list loads at once. */
export const perPage = 50;

/** Filters of the audit trail. */
export type AuditFilter = Pick<AuditQuery, 'search' | 'kind' | 'from' | 'to'>;

/** Query for the admins' actions, newest first. */
export const auditQuery = (filter: AuditFilter = {}) => ({
  ...adminPagedQ('admin.audit', { query: { ...filter, limit: perPage } }),
  placeholderData: keepPreviousData,
});

/** Interval at which work in the background is read again. */
export const jobsReadMilliseconds = 15_000;

/** Query for what the installation lacks before the public comes; refetched by itself, as a test mail goes its way. */
export const readinessQuery = { ...adminQ('readiness.read'), refetchInterval: jobsReadMilliseconds };

/** Keeps an answer that came with a change. */
export const keepReadiness = (readiness: Readiness) =>
  queryClient.setQueryData(readinessQuery.queryKey, readiness);

/** After an action: every list and counter is read again. */
export const refreshAdmin = () => invalidate('admin');

/** The audit trail, searched for something. */
export const auditPath = (filter: { search?: string } = {}): string =>
  `${paths.admin.href()}?${new URLSearchParams({ tab: 'audit', ...filter })}`;

/** Asks whether the admin's role allows a call, so that nothing is offered that is refused; no, until it is known. */
export function useMay(): (route: Pick<RouteSpec, 'access'>) => boolean {
  const role = useQuery(adminQ('admins.me')).data?.role;
  return (route) => role !== undefined && adminMayCall(role, route);
}
