/** An installation from before organisations had members loses nothing by the migration that gives them some. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, test } from 'vitest';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { migrationsFolder } from './own-migrations.ts';

const brand = '01900000-0000-7000-8000-000000000001';
const creator = '01900000-0000-7000-8000-000000000002';
const session = '01900000-0000-7000-8000-000000000003';
const deal = '01900000-0000-7000-8000-000000000004';
const gone = '01900000-0000-7000-8000-000000000005';
const file = '01900000-0000-7000-8000-000000000006';

const before = `
  insert into users (id, email, password_hash, role, created_at) values
    ('${brand}', 'rania@oasisskin.example', '', 'BRAND', '2026-01-01'),
    ('${creator}', 'layla@haddad.example', '', 'CREATOR', '2026-01-02');
  insert into brands (user_id, company_name) values ('${brand}', 'Oasis Skin');
  insert into creators (user_id, first_name, last_name) values ('${creator}', 'Layla', 'Haddad');
  insert into sessions (id, user_id, expires_at, remember) values ('${session}', '${brand}', '2027-01-01', true);
  insert into deals (id, title, description, status, budget, deadline, requirements, deliverables, brand_id, brand_name,
      creator_id, last_activity_at) values
    ('${deal}', 'Serum', '', 'ACCEPTED', 1, '2027-01-01', '{}', '{}', '${brand}', 'Oasis Skin', '${creator}', now()),
    ('${gone}', 'Oil', '', 'COMPLETED', 1, '2027-01-01', '{}', '{}', null, 'Gone', '${creator}', now());
  insert into deal_reads (deal_id, role, read_at, last_message_seq, seen_messages) values
    ('${deal}', 'BRAND', now(), 7, 3), ('${deal}', 'CREATOR', now(), 5, 2), ('${gone}', 'BRAND', now(), 1, 1);
  insert into files (id, deal_id, uploader_role, original_name, storage_key, mime_type, type, size, status) values
    ('${file}', '${deal}', 'CREATOR', 'take.mp4', 'a', 'video/mp4', 'VIDEO', 1, 'APPROVED');
  insert into facts (kind, actor, actor_id, brand_id, creator_id, deal_id, passing) values
    ('deal.moved', 'CREATOR', '${creator}', '${brand}', '${creator}', '${deal}', false),
    ('notification.added', 'SYSTEM', null, '${brand}', null, null, true);`;

/** Creating an embedded database takes seconds, and many more beside other tests. */
const timeout = 120_000;

test('every brand becomes an organisation with its owner, and what was seen stays seen', {
  timeout,
}, async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const rows = async (query: string) => (await client.query(query)).rows;
  for (const { tag } of journal.entries) {
    const statements = await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8');
    const isTeams = statements.includes('CREATE TABLE "members"');
    if (isTeams) await client.exec(before);
    await client.exec(statements);
    if (isTeams) break;
  }
  expect(await rows('select id, company_name, created_at::date::text as since from brands')).toEqual([
    { id: brand, company_name: 'Oasis Skin', since: '2026-01-01' },
  ]);
  expect(await rows('select brand_id, user_id, role from members')).toEqual([
    { brand_id: brand, user_id: brand, role: 'OWNER' },
  ]);
  expect(await rows('select brand_id from sessions')).toEqual([{ brand_id: brand }]);
  expect(
    await rows(
      'select user_id, last_message_seq::int as seq, seen_messages as seen from deal_reads order by seq',
    ),
  ).toEqual([
    { user_id: creator, seq: 5, seen: 2 },
    { user_id: brand, seq: 7, seen: 3 },
  ]);
  expect(await rows(`select brand_id, sent_by, status_by from deals where id = '${deal}'`)).toEqual([
    { brand_id: brand, sent_by: brand, status_by: creator },
  ]);
  expect(await rows('select uploader_id, reviewer_id from files')).toEqual([
    { uploader_id: creator, reviewer_id: brand },
  ]);
  expect(await rows('select brand_id, person_id from facts order by id')).toEqual([
    { brand_id: brand, person_id: null },
    { brand_id: null, person_id: brand },
  ]);
  await client.close();
});
