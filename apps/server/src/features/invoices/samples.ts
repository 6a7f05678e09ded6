import { sql } from 'drizzle-orm';
import { invoices } from '../../platform/database/tables/index.ts';
import { multiply } from '../../testing/multiply-rows.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { page, paper } from '../../testing/route-samples/bounds.ts';
import { people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';
import { sampleInvoice } from '../../testing/sample-papers.ts';

export const samples = samplesOf({
  async fill({ db, brandId }) {
    const { id: _, ...document } = sampleInvoice();
    const [invoice] = await db
      .insert(invoices)
      .values({ ownerId: brandId, cause: 'filled', series: 'FILLED', place: 0, document })
      .returning({ id: invoices.id });
    const changes = { cause: sql`t.cause || o`, place: sql`o` };
    await multiply(db, 'invoices', sql`t.id = ${invoice?.id}`, changes);
  },
  routes: {
    'invoices.list': {
      answers: people(200, { manager: 403, reviewer: 403, ofNone: 403 }),
      bound: page(640),
    },
    'invoices.pdf': {
      answers: people(404),
      call: { params: { id: unknownId } },
      bound: paper,
    },
  },
});
