import { limits } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { filledId, longest, multiply } from '../../testing/multiply-rows.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  /** Further organisations like the one, each with the same person. */
  async fill({ db, brandId, userId }) {
    await multiply(db, 'brands', sql`t.id = ${brandId}`, {
      id: filledId(sql`o`),
      company_name: longest(limits.name),
      industry: longest(limits.name),
    });
    await multiply(db, 'members', sql`t.brand_id = ${brandId} and t.user_id = ${userId}`, {
      brand_id: filledId(sql`o`),
    });
  },
  routes: {},
});
