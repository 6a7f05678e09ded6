/** The rows of creators: accounts, profiles, categories, portfolios and the uploads behind them. */
import { creatorCategories, creatorLanguages } from '../../packages/contract/src/rules/categories.ts';
import { itemOf } from './functions.ts';
import { emailOf, kinds, sizesOf } from './ids.ts';
import type { SeedOptions } from './seed.ts';
import { firstNames, manners, pasts, places, portfolioTitles, subjects, surnameParts } from './words.ts';

const roll = (salt: number, size: number) => `bench.roll(n, ${salt}, ${size})`;
const skewed = (salt: number, size: number) => `bench.skewed(n, ${salt}, ${size})`;

const surname = Object.values(surnameParts)
  .map((parts, at) => itemOf(parts, skewed(10 + at, parts.length)))
  .join(' || ');

const language = (index: string) => itemOf(creatorLanguages, index);
const languages = `(array[${language('spoken')}, ${language('(spoken + 1 + more) % 11')},
  ${language('(spoken + 6 + more) % 11')}])[1:1 + ${skewed(22, 3)}]`;

/** A creator's p-th category from 0, of up to three that differ. */
const category = (p: string) =>
  `((first_category + case ${p} when 0 then 0 when 1 then 1 + ${roll(31, 5)} else 6 + ${roll(32, 6)} end) % 12)`;

/** Five and four items in turns, numbered through all creators; so many come before those of the n-th. */
const itemsBefore = '((n - 1) * 9 + 1) / 2';
const itemCount = '(4 + n % 2)';

/** The statements, in the order that foreign keys want. */
export function creatorStatements({ creators, passwordHash }: SeedOptions): string[] {
  const { brands } = sizesOf(creators);
  const [before, after] = emailOf('creator', 0).split('0') as [string, string];
  const [brandBefore, brandAfter] = emailOf('brand', 0).split('0') as [string, string];
  return [
    `insert into users (id, email, password_hash, role, created_at, email_confirmed_at)
      select bench.id(${kinds.creator}, n), '${before}' || n || '${after}', '${passwordHash}', 'CREATOR'::role,
        now() - interval '400 days' + n * interval '1 second', now() from generate_series(1, ${creators}) n
      union all select bench.id(${kinds.brand}, n), '${brandBefore}' || n || '${brandAfter}', '${passwordHash}',
        'BRAND'::role, now() - interval '400 days', now() from generate_series(1, ${brands}) n`,
    `create unlogged table bench.people as
      select *, 1 + ${skewed(33, 3)} as category_count,
        case when ${roll(41, 10)} = 0 then null else 5000 + 500 * ${skewed(42, 80)} end as photo,
        case when ${roll(43, 10)} < 4 then null else 4000 + 500 * ${skewed(44, 90)} end as story
      from (select n::bigint as n, ${itemOf(firstNames, skewed(1, firstNames.length))} as first_name,
        ${surname} as last_name, ${itemOf(places, skewed(2, places.length))} as place, ${skewed(20, 11)} as spoken,
        ${roll(21, 5)} as more, ${skewed(30, 12)} as first_category,
        'I film ' || ${itemOf(subjects, roll(3, subjects.length))} || ' and ' ||
          ${itemOf(subjects, skewed(4, subjects.length))} || ' ' || ${itemOf(manners, roll(5, manners.length))} ||
          '. ' || ${itemOf(pasts, roll(6, pasts.length))} as prose
      from generate_series(1, ${creators}) n) person`,
    // A third name their account elsewhere: words that nobody else has.
    `insert into creators (user_id, first_name, last_name, profile_image, bio, location, languages, ugc_video_pricing,
        ugc_photo_pricing, ugc_turnaround_days, influencer_reel_pricing, influencer_story_pricing,
        influencer_turnaround_days, is_published, published_at, starting_price, search_text)
      select bench.id(${kinds.creator}, n), first_name, last_name,
        case when n % 3 > 0 then 'https://pictures.example/' || n || '.webp' end, bio, place, ${languages},
        photo * 2, photo, 1 + ${roll(45, 7)}, story * 3, story, 1 + ${roll(46, 5)}, true,
        now() - interval '300 days' + n * interval '25 seconds', least(photo, story),
        bench.fold(first_name || ' ' || last_name || e'\\n' || place || e'\\n' ||
          ${itemOf(creatorCategories, category('0'))} ||
          case when category_count > 1 then ' ' || ${itemOf(creatorCategories, category('1'))} else '' end ||
          case when category_count > 2 then ' ' || ${itemOf(creatorCategories, category('2'))} else '' end ||
          e'\\n' || bio)
      from (select *, prose || case when n % 3 = 0
        then ' @' || bench.fold(first_name || '.' || last_name) || n % 1000 else '' end as bio from bench.people) person`,
    `insert into creator_categories (creator_id, category_id, position)
      select bench.id(${kinds.creator}, n), c.id, p from bench.people cross join generate_series(0, 2) p
      join categories c on c.name = ${itemOf(creatorCategories, category('p'))} where p < category_count`,
    `create unlogged table bench.items as
      select n, bench.id(${kinds.creator}, n) as creator, (${itemsBefore} + i)::bigint as item, i
      from bench.people cross join generate_series(1, 5) i where i <= ${itemCount}`,
    `insert into media (id, owner_id, purpose, storage_key, mime_type, type, size, width, height, poster_key, notes)
      select bench.id(${kinds.media}, item), creator, 'PORTFOLIO', 'ab/' || bench.id(${kinds.media}, item),
        case when i % 2 = 0 then 'video/mp4' else 'image/webp' end,
        (case when i % 2 = 0 then 'VIDEO' else 'IMAGE' end)::file_type, 100000 + item % 900000, 1080, 1350,
        case when i % 2 = 0 then 'cd/' || bench.id(${kinds.media}, item) end,
        case when i % 2 = 0 then 'REMOVED'::media_notes end from bench.items`,
    `insert into portfolio_items (id, creator_id, type, url, title, media_id)
      select bench.id(${kinds.item}, item), creator, (case when i % 2 = 0 then 'VIDEO' else 'IMAGE' end)::portfolio_type,
        '/api/media/' || bench.id(${kinds.media}, item), ${itemOf(portfolioTitles, roll(7, portfolioTitles.length))},
        bench.id(${kinds.media}, item) from bench.items`,
  ];
}
