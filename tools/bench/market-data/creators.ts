/** The rows of creators: accounts, profiles, categories, portfolios and the uploads behind them. */
import { creatorCategories, creatorLanguages } from '../../../packages/contract/src/creators/categories.ts';
import { otherNamesOfPlace } from '../../../packages/contract/src/creators/place-names.ts';
import { searchPlaceEnds, searchTextVersion } from '../../../packages/contract/src/creators/search-text.ts';
import { soundTokens } from '../../../packages/contract/src/creators/sound-of-name.ts';
import { itemOf, sqlList } from './functions.ts';
import { emailOf, kinds, sizesOf } from './ids.ts';
import type { SeedOptions } from './seed.ts';
import { firstNames, manners, pasts, places, portfolioTitles, subjects, surnameParts } from './words.ts';

const roll = (salt: number, size: number) => `bench.roll(n, ${salt}, ${size})`;
const skewed = (salt: number, size: number) => `bench.skewed(n, ${salt}, ${size})`;

const surname = Object.values(surnameParts)
  .map((parts, at) => itemOf(parts, skewed(10 + at, parts.length)))
  .join(' || ');

/** Every name of the market, with its sound in a search text. */
function soundsOfNames(): [names: string[], sounds: string[]] {
  const surnames = Object.values(surnameParts).reduce<string[]>(
    (begun, parts) => begun.flatMap((begin) => parts.map((part) => begin + part)),
    [''],
  );
  const names = [...new Set([...firstNames, ...surnames])];
  return [names, names.map((name) => soundTokens(name).join(' '))];
}

const language = (index: string) => itemOf(creatorLanguages, index);
const languages = `(array[${language('spoken')}, ${language('(spoken + 1 + more) % 11')},
  ${language('(spoken + 6 + more) % 11')}])[1:1 + ${skewed(22, 3)}]`;

/** A creator's p-th category from 0, of up to three that differ. */
const category = (p: string) =>
  `((first_category + case ${p} when 0 then 0 when 1 then 1 + ${roll(31, 5)} else 6 + ${roll(32, 6)} end) % 12)`;

/**
 * Creators alternate between five and four items, numbered through all creators; this is how many come before
 * the n-th's.
 */
const itemsBefore = '((n - 1) * 9 + 1) / 2';
const itemCount = '(4 + n % 2)';

/** The statements, in the order that foreign keys require. */
export function creatorStatements({ creators, passwordHash }: SeedOptions): string[] {
  const { brands } = sizesOf(creators);
  const [names, sounds] = soundsOfNames();
  const [endOfNames, endOfTitles, endOfShown] = searchPlaceEnds;
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
    `create unlogged table bench.sounds as
      select * from unnest(${sqlList(names)}, ${sqlList(sounds)}) s (name, sound)`,
    'create index on bench.sounds (name)',
    `create unlogged table bench.other_places as
      select * from unnest(${sqlList(places)}, ${sqlList(places.map((place) => otherNamesOfPlace(place).join(' ')))}) p (place, other)`,
    // A third state an account elsewhere: words that nobody else has.
    `insert into creators (user_id, first_name, last_name, profile_image, bio, location, languages, ugc_video_pricing,
        ugc_photo_pricing, ugc_turnaround_days, influencer_reel_pricing, influencer_story_pricing,
        influencer_turnaround_days, is_published, published_at, starting_price, social_accounts, networks, followers,
        deliverables, kind_prices, turnaround_days)
      select bench.id(${kinds.creator}, n), first_name, last_name,
        case when n % 3 > 0 then 'https://pictures.example/' || n || '.webp' end, bio, place, ${languages},
        photo * 2, photo, 1 + ${roll(45, 7)}, story * 3, story, 1 + ${roll(46, 5)}, true,
        now() - interval '300 days' + n * interval '25 seconds', least(photo, story),
        case when network is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
          'network', network, 'url', 'https://' || network || '.example/' || account, 'followers', followers)) end,
        case when network is null then '{}' else array[network] end,
        case when network is null then 0 else followers end,
        case when photo is null then '{}' else array['UGC Video', 'UGC Photo'] end ||
          case when story is null then '{}' else array['Reel/Post', 'Story Post'] end,
        array[photo * 2, photo, story * 3, story],
        case when photo is null and story is not null then 1 + ${roll(46, 5)} else 1 + ${roll(45, 7)} end
      from (select *, bench.fold(first_name || '.' || last_name) || n % 1000 as account, 100 * ${skewed(47, 9000)} as followers,
          case when n % 3 < 2 then ${itemOf(['instagram', 'tiktok', 'youtube'], skewed(48, 3))} end as network,
          prose || case when n % 3 = 0
            then ' @' || bench.fold(first_name || '.' || last_name) || n % 1000 else '' end as bio
        from bench.people) person`,
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
    `update creators set search_text_version = ${searchTextVersion}, search_text = bench.fold(concat_ws(' ', first_name, last_name,
        split_part(social_accounts -> 0 ->> 'url', '/', 4),
        (select nullif(sound, '') from bench.sounds where name = first_name),
        (select nullif(l.sound, f.sound) from bench.sounds l, bench.sounds f
          where l.name = last_name and f.name = first_name and l.sound <> ''), '${endOfNames}',
        (select string_agg(title, ' ' order by id desc) from portfolio_items where creator_id = user_id),
        '${endOfTitles}', '${endOfShown}', location,
        (select nullif(other, '') from bench.other_places where place = location),
        (select string_agg(name, ' ' order by cc.position) from creator_categories cc
          join categories on id = category_id where creator_id = user_id),
        array_to_string(languages, ' '),
        case when 'UGC Photo' = any(deliverables) then 'UGC videos UGC photos' end,
        case when 'Story Post' = any(deliverables) then 'reels posts story stories posts' end,
        bio))`,
  ];
}
