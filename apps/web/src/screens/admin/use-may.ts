import { adminMayCall, type RouteSpec } from '@briefcast/contract';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from './admin-queries.ts';

/** Asks whether the admin's role allows a call, so that nothing is offered that is refused; no, until it is known. */
export function useMay(): (route: Pick<RouteSpec, 'access'>) => boolean {
  const role = useQuery(meQuery).data?.role;
  return (route) => role !== undefined && adminMayCall(role, route);
}
