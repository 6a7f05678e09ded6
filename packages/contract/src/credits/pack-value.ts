/** Packs against one another; free of schemas, since the page of prices loads it at once. */
import type { CreditPack } from '../admin/operator-settings.ts';

/** The price of one credit of a pack, in fils, not rounded. */
const eachFils = ({ credits, priceFils }: CreditPack) => priceFils / credits;

/** The saving of a pack against as many credits of the smallest one, in fils; none for that one itself. */
export function savingOf(pack: CreditPack, [smallest]: readonly CreditPack[]): number {
  return smallest ? Math.round(eachFils(smallest) * pack.credits) - pack.priceFils : 0;
}

/** The pack with the lowest price a brief; null where none is lower than all others. */
export function bestValueOf(packs: readonly CreditPack[]): CreditPack | null {
  const [best, next] = [...packs].sort((one, other) => eachFils(one) - eachFils(other));
  return best && next && eachFils(best) < eachFils(next) ? best : null;
}
