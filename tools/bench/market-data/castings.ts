/** The rows of castings and of those who applied. */
import { itemOf } from './functions.ts';
import { kinds, manyApplicants, sizesOf, usualApplicants } from './ids.ts';
import type { SeedOptions } from './seed.ts';
import { dealTitles } from './words.ts';

const languages = ['Arabic', 'English', 'French'];
const asked = ['UGC Video', 'UGC Photo', 'Reel/Post', 'Story Post'];
const kind = itemOf(asked, `bench.roll(n, 62, ${asked.length})`);
/** The next creators by steps of a prime, so that nobody applies twice to the same. */
const step = 131;

/** As many castings as creators, in the order that foreign keys require. */
export function castingStatements({ creators }: SeedOptions): string[] {
  const { brands } = sizesOf(creators);
  const applicants = `case when n = 1 then ${Math.min(manyApplicants, creators)} else ${usualApplicants} end`;
  return [
    `insert into castings (id, brand_id, posted_by, title, description, currency, pay_from, pay_to, places, terms, kinds,
        languages, category_ids, closes_at, due_at, question, visibility, created_at)
      select bench.id(${kinds.casting}, n), brand, brand, ${itemOf(dealTitles, `bench.roll(n, 60, ${dealTitles.length})`)},
        repeat('Film your own morning, bare skin first, the product second of three steps. ', 1 + bench.roll(n, 61, 8)),
        (case when n % 3 = 0 then 'AED' else 'USD' end)::currency, pay, pay + 500 * bench.roll(n, 63, 60), 3,
        jsonb_build_object('requirements', jsonb_build_array('Natural light'), 'rounds', 2, 'paymentDays', null, 'rights', null,
          'deliverableWishes', jsonb_build_array(jsonb_build_object('kind', ${kind}, 'count', 1, 'shape', '9:16',
            'minSeconds', 15, 'maxSeconds', 60, 'minWidth', 1080, 'minHeight', 1920))),
        array[${kind}], case when n % 4 = 0 then '{}' else array[${itemOf(languages, `bench.roll(n, 64, ${languages.length})`)}] end,
        case when n % 5 = 0 then '{}' else array[(select id from categories order by position, id
          offset bench.roll(n, 65, 10) limit 1)] end,
        now() + interval '10 days' + n * interval '1 minute', now() + interval '60 days', '', 'EVERYONE',
        now() - n * interval '1 minute'
      from (select n::bigint as n, bench.id(${kinds.brand}, 1 + (n - 1) % ${brands}) as brand,
        20000 + 500 * bench.roll(n, 66, 100) as pay from generate_series(1, ${creators}) n) casting`,
    // Beforehand, as no index finds them while the rows are written.
    `create unlogged table bench.works as
      select creator_id as creator, (array_agg(id order by id))[1:3] as ids from portfolio_items group by creator_id`,
    `insert into casting_applications (id, casting_id, creator_id, pitch, price, answer, item_ids, created_at)
      select bench.id(${kinds.application}, n * ${manyApplicants} + i), bench.id(${kinds.casting}, n), creator,
        'I film at 6.40, when the light comes in low. The pump in the same take as the face, no cut.',
        20000 + 500 * bench.roll(n * 7 + i, 67, 120), '', coalesce(works.ids, '{}'),
        now() - i * interval '1 minute'
      from (select n, i, bench.id(${kinds.creator}, 1 + (n * 7 + i * ${step}) % ${creators}) as creator
        from generate_series(1, ${creators}) n cross join lateral generate_series(1, ${applicants}) i) application
      left join bench.works using (creator)`,
    // The places of every tenth are filled by a deal of its brand, so that they are counted.
    `update casting_applications a set outcome = 'CAST', deal_id = d.id
      from (select distinct on (c.id) c.id as casting, d.id from castings c join deals d on d.brand_id = c.brand_id
        where c.id::text like '%0') d
      where a.casting_id = d.casting and a.id = (select id from casting_applications b
        where b.casting_id = d.casting order by id limit 1)`,
  ];
}
