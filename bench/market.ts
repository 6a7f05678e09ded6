/**
 * What a large market weighs in the database, and how the directory answers in it.
 *
 *     npm run bench -- market [CREATORS]      (100,000 creators without CREATORS, with a deal and ten messages each)
 */
import pg from 'pg';
import { quantile, startMeasured } from './lib/fleet.ts';

const creators = Number(process.argv[2] ?? 100_000);
const calls = 40;

const measured = await startMeasured();
const db = new pg.Client({ connectionString: measured.databaseUrl });
await db.connect();

/** Rows as the product writes them, of a usual length, made by the database itself. */
const fill = [
  `create function pick(n int, variadic list text[]) returns text immutable language sql as
     'select list[1 + (n * 7919) % array_length(list, 1)]'`,
  `create table maker as select n, gen_random_uuid() id, gen_random_uuid() brand from generate_series(1, $creators) n`,
  `insert into users (id, email, password_hash, role)
     select id, n || '@creators.example', repeat('h', 97), 'CREATOR'::role from maker
     union all select brand, n || '@brands.example', repeat('h', 97), 'BRAND'::role from maker where n % 10 = 0`,
  `insert into creators (user_id, first_name, last_name, bio, location, languages, ugc_video_pricing, ugc_photo_pricing,
       ugc_turnaround_days, is_published, published_at, starting_price, search_text)
     select id, 'First' || n, 'Last' || n, repeat('A creator who films in the morning light. ', 4),
       pick(n, 'Dubai, UAE', 'Lisbon, Portugal', 'Lagos, Nigeria', 'Berlin, Germany', 'Seoul, Korea', 'Quito, Ecuador'),
       array[pick(n, 'English', 'Arabic', 'Spanish'), pick(n / 3, 'French', 'German', 'Korean')],
       10000 + n % 50000, 5000 + n % 20000, 3, true, now() - n * interval '1 minute', 5000 + n % 20000,
       'first' || n || ' last' || n || ' a creator who films in the morning light dubai beauty wellness'
     from maker`,
  `insert into creator_categories (creator_id, category_id, position)
     select m.id, c.id, p from maker m cross join (values (0), (1)) v(p)
     join categories c on c.position = (select min(position) from categories) + (m.n + p * 5) % 12`,
  `insert into media (id, owner_id, purpose, storage_key, mime_type, type, size)
     select gen_random_uuid(), id, 'PORTFOLIO', 'ab/' || gen_random_uuid(), 'image/webp', 'IMAGE', 100000
     from maker cross join generate_series(1, 6)`,
  `insert into portfolio_items (id, creator_id, type, url, title, media_id)
     select gen_random_uuid(), owner_id, 'IMAGE', '/api/files/media/' || id, 'Morning routine', id from media`,
  `insert into brands (user_id, company_name) select brand, 'Brand ' || n from maker where n % 10 = 0`,
  `insert into deals (id, title, description, budget, deadline, requirements, deliverables, brand_id, brand_name,
       creator_id, last_activity_at)
     select gen_random_uuid(), 'Winter barrier serum', repeat('Three-step morning routine, bare skin first. ', 6), 124000,
       now() + interval '14 days', array['Natural light', 'Vertical'], array['UGC Video'],
       (select brand from maker b where b.n = greatest(10, m.n / 10 * 10)), 'Brand', id, now() from maker m`,
  `insert into messages (id, deal_id, sender_id, sender_role, type, content)
     select gen_random_uuid(), d.id, d.brand_id, 'BRAND', 'TEXT', repeat('The light is lovely in this take. ', 3)
     from deals d cross join generate_series(1, 10)`,
  `insert into files (id, deal_id, uploader_role, original_name, storage_key, mime_type, type, size, status)
     select gen_random_uuid(), id, 'CREATOR', 'take-1.mp4', 'cd/' || gen_random_uuid(), 'video/mp4', 'VIDEO', 9000000,
       'PENDING' from deals`,
  'drop table maker',
  'vacuum analyze',
];
for (const statement of fill) await db.query(statement.replace('$creators', String(creators)));

const { rows } = await db.query<{ table: string; rows: number; bytes: number }>(
  `select relname as table, reltuples::int as rows, pg_total_relation_size(oid)::float8 as bytes
   from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1 order by bytes desc`,
  [creators / 20],
);
console.log('table                    rows   bytes a row, indexes included');
for (const { table, rows: count, bytes } of rows) {
  console.log(`${table.padEnd(20)} ${String(count).padStart(9)}   ${(bytes / count).toFixed(0)}`);
}
const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${(total / 1024 ** 3).toFixed(2)} GiB with ${creators} creators`);

const questions = {
  'first page': '',
  'one language': '&languages=Arabic',
  'one category': '&categories=Beauty',
  'a price, cheapest first': '&minPrice=8000&sort=price_asc',
  'a name': '&search=last4711',
  'a word that everybody has': '&search=morning',
};
for (const [name, query] of Object.entries(questions)) {
  const times: number[] = [];
  for (let n = 0; n < calls; n++) {
    const started = performance.now();
    const answer = await fetch(`${measured.baseUrl}/api/users/creators/public?limit=24${query}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
    times.push(performance.now() - started);
  }
  const [median, most] = [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(0));
  console.log(`directory, ${name}: ${median} ms (median of ${calls}), 95 of 100 within ${most} ms`);
}
await db.end();
await measured.stop();
