import { castingLimits, limits } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { appliedTo, castingBody, draftBody, postedCasting } from '../../../testing/castings.ts';
import { filledRows, longest, multiply } from '../../../testing/multiply-rows.ts';
import type { FilledDeal } from '../../../testing/route-samples/filled-deal.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

const casting = castingBody({
  description: 'é'.repeat(limits.text),
  requirements: Array.from({ length: castingLimits.requirements }, () => 'é'.repeat(limits.title)),
  question: 'é'.repeat(limits.title),
});

/** Castings of the brand, an application of the creator to each, and applications of all creators to the one. */
async function fillApplications({ db, brandId, creatorId }: FilledDeal, castingId: string) {
  const isOne = sql`t.casting_id = ${castingId} and t.creator_id = ${creatorId}`;
  const written = { pitch: longest(castingLimits.pitch), answer: longest(limits.title) };
  await multiply(
    db,
    'casting_applications',
    isOne,
    { ...written, creator_id: sql`o.user_id` },
    sql`(select user_id from creators where user_id <> ${creatorId} limit ${filledRows})`,
  );
  await multiply(db, 'castings', sql`t.id = ${castingId}`, { title: longest(castingLimits.title) });
  await multiply(
    db,
    'casting_applications',
    isOne,
    { ...written, casting_id: sql`o.id` },
    sql`(select id from castings where brand_id = ${brandId} and id <> ${castingId})`,
  );
  await db.execute(sql`insert into application_votes (application_id, user_id, vote, note, changed_at)
    select a.id, m.user_id, 'YES', ${longest(castingLimits.note)}, now()
    from casting_applications a join castings c on c.id = a.casting_id
    join members m on m.brand_id = c.brand_id where a.casting_id = ${castingId}`);
}

async function fillKept({ db, brandId, creatorId }: FilledDeal) {
  await db.execute(sql`insert into saved_castings (creator_id, casting_id, saved_at)
    select ${creatorId}, id, now() from castings where brand_id = ${brandId} limit ${castingLimits.saved}`);
  await db.execute(sql`insert into casting_drafts (id, brand_id, terms, saved_by, saved_at)
    select gen_random_uuid(), brand_id, terms || jsonb_build_object('description', ${longest(limits.text)}),
      saved_by, saved_at from casting_drafts, generate_series(2, ${castingLimits.drafts})
    where brand_id = ${brandId}`);
}

export const samples = samplesOf({
  async fill(filled) {
    const { brand, creator } = filled;
    const castingId = await postedCasting(brand, casting);
    await appliedTo(castingId, creator, {
      pitch: 'é'.repeat(castingLimits.pitch),
      answer: 'é'.repeat(limits.title),
    });
    await brand.client.castingDrafts.create({ body: draftBody() });
    await fillApplications(filled, castingId);
    await fillKept(filled);
    // The board reads again what an organisation has when it changes one.
    await brand.client.castings.change({ params: { id: castingId }, body: casting });
    return { castingId };
  },
  routes: {},
});
