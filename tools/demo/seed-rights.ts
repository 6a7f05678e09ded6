/** The rights of the demo's completed deals that end, as the rules would have made them. */
import { nextTelling, type RightsTerms, usualRights } from '@briefcast/contract';
import { endsOf } from '../../apps/server/src/features/rights/open-rights.ts';
import type { deals, rights } from '../../apps/server/src/platform/database/tables/index.ts';

/** Rights in the demo's briefs: line by line, or a term for the one licence; all others license without end. */
interface DemoRights {
  rights?: RightsTerms;
  licenceMonths?: number;
  exclusivity?: { months: number; category: string };
}

/** By the key of the deal. */
const rightsByDeal: Readonly<Record<string, DemoRights>> = {
  'winter-barrier-serum': {
    rights: { ...usualRights, paidAds: 'MONTHS_3', posting: 'BOTH' },
    exclusivity: { months: 1, category: 'Barrier serums' },
  },
  'evening-oil-ritual': { rights: { ...usualRights, posting: 'BOTH' } },
  'gym-bag-spf': { rights: { ...usualRights, territory: 'WORLD', rawFootage: true } },
  'texture-library': { licenceMonths: 12, exclusivity: { months: 1, category: 'Hyaluronic serums' } },
  'patch-test': { licenceMonths: 2, exclusivity: { months: 3, category: 'Skincare for sensitive skin' } },
  'oil-to-milk': {
    rights: { ...usualRights, paidAds: 'MONTHS_3', posting: 'BOTH' },
    exclusivity: { months: 2, category: 'Cleansing oils' },
  },
  'pour-over-card': { licenceMonths: 3 },
  'suite-first-light': { licenceMonths: 6 },
};

type RightRow = typeof rights.$inferInsert;

/** The columns of the deal with this key. */
export function rightsColumns(
  key: string,
): Pick<typeof deals.$inferSelect, 'rights' | 'licenceMonths' | 'exclusivityMonths' | 'exclusivityCategory'> {
  const { rights = null, licenceMonths = null, exclusivity } = rightsByDeal[key] ?? {};
  return {
    rights,
    licenceMonths,
    exclusivityMonths: exclusivity?.months ?? null,
    exclusivityCategory: exclusivity?.category ?? null,
  };
}

/** Ends of a deal's rights; nothing for one that is not completed. */
export function rightRows(
  key: string,
  { deal: { id: dealId, completedAt } }: { deal: { id: string; completedAt?: Date | null | undefined } },
  now: Date,
): RightRow[] {
  if (!completedAt) return [];
  return endsOf(rightsColumns(key), completedAt).map(({ kind, endsAt }) => ({
    dealId,
    kind,
    startsAt: completedAt,
    endsAt,
    tellAt: nextTelling(endsAt, now),
  }));
}
