/** Alike needs of a long queue as one row (rules/needs#alike). */
import type { NeedKind } from './rows.ts';

/** Number of needs from which on alike ones stand together. */
export const alikeFrom = 20;

type Together<Item> = [Item, ...Item[]];

/** Needs of one kind together, each where its most urgent one was. */
export function alikeTogether<Item extends { kind: NeedKind }>(needs: readonly Item[]): Together<Item>[] {
  const rows = new Map<NeedKind, Together<Item>>();
  for (const need of needs) {
    const row = rows.get(need.kind);
    if (row) row.push(need);
    else rows.set(need.kind, [need]);
  }
  return [...rows.values()];
}
