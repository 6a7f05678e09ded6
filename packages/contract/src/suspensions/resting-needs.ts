/** Needs whose act rests for the suspended, so that their queue leaves them out (rules/suspensions#queue). */
import { allRoutes } from '../api.ts';
import { type NeedKind, needRow } from '../needs/rows.ts';
import { restsFor } from './calls.ts';
import type { SuspendedAs } from './suspended-as.ts';

const specs = new Map<string, (typeof allRoutes)[number]['spec']>(
  allRoutes.map(({ name, spec }) => [name, spec]),
);

/** Whether the act of a need is refused to somebody who is suspended. */
export function needRests(kind: NeedKind, as: SuspendedAs): boolean {
  const { call } = needRow(kind);
  const spec = call && specs.get(call.name);
  return spec !== undefined && restsFor(spec, as, call?.body);
}
