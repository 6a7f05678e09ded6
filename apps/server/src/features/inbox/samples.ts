import { excerptLength } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { page } from '../../testing/route-samples/bounds.ts';
import { dealPeople, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const unknownMessage = '01900000-0000-7000-8000-00000000dead';

export const samples = samplesOf({
  /** A message in every deal of the brand, longer than a row shows. */
  async fill({ db, brandId }) {
    await db.execute(sql`insert into messages (id, deal_id, sender_role, type, content)
      select gen_random_uuid(), d.id, 'CREATOR', 'TEXT', repeat('ص', ${excerptLength * 2}::int)
      from deals d where d.brand_id = ${brandId}::uuid`);
    await db.execute(sql`update deals d set last_message_seq = m.seq
      from (select deal_id, max(seq) as seq from messages group by deal_id) m where m.deal_id = d.id`);
  },
  routes: {
    'inbox.list': { answers: people(200), bound: page(96) },
    'inbox.settle': {
      answers: dealPeople(404),
      call: ({ dealId }) => ({ params: { id: dealId }, body: { upTo: unknownMessage, isSettled: true } }),
    },
  },
});
