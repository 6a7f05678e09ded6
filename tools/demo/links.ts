/** Short links and codes of the demo's deals, with the clicks of their days. */
import { isoMarketDay } from '@briefcast/contract/kit/days';
import type { shortLinkDays, shortLinks } from '../../apps/server/src/platform/database/tables/index.ts';
import { before, day } from './moments.ts';

interface DemoLink {
  /** Key of its deal. */
  deal: string;
  slug: string;
  daysAgo: number;
  promoCode: string;
  /** Clicks on each day since, today last. */
  clicks: readonly number[];
}

export const demoLinks: readonly DemoLink[] = [
  {
    deal: 'overnight-mask',
    slug: 'k7m2p9x',
    daysAgo: 4,
    promoCode: 'OASIS15',
    clicks: [0, 0, 214, 131, 46],
  },
  { deal: 'cloud-cleanser', slug: 'b4w8n3t', daysAgo: 4, promoCode: 'OASIS15', clicks: [12, 96, 58, 31, 9] },
];

export interface LinkRows {
  link: typeof shortLinks.$inferInsert;
  days: (typeof shortLinkDays.$inferInsert)[];
}

/** A link as the brand's owner gave it, and its clicks. */
export function linkRows(
  { slug, daysAgo, promoCode, clicks }: DemoLink,
  { dealId, ownerId }: { dealId: string; ownerId: string },
  now: Date,
): LinkRows {
  const changedAt = before(now, daysAgo * day);
  const target = 'https://oasis-skin.example/dry-season?utm_source=briefcast';
  return {
    link: { dealId, slug, target, promoCode, createdAt: changedAt, changedAt, changedBy: ownerId },
    days: clicks.flatMap((count, at) => {
      const ago = clicks.length - 1 - at;
      return count === 0 ? [] : { dealId, day: isoMarketDay(before(now, ago * day)), clicks: count };
    }),
  };
}
