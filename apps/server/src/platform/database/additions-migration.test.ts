/** Prices that were agreed on in the review room before there were additions are owed once there are. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, test } from 'vitest';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { migrationsFolder } from './own-migrations.ts';

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [running, over, file, other] = [idOf(1), idOf(2), idOf(3), idOf(4)];

const deal = (id: string, status: string) => `
  insert into deals (id, title, description, status, budget, deadline, requirements, deliverables, brand_name,
    last_activity_at) values ('${id}', 'Serum', '', '${status}', 50000, '2027-01-01', '{}', '{}', 'Oasis Skin', now());`;
const fileOf = (id: string, dealId: string) => `
  insert into files (id, deal_id, uploader_role, original_name, storage_key, mime_type, type, size, status) values
    ('${id}', '${dealId}', 'CREATOR', 'take.mp4', '${id}', 'video/mp4', 'VIDEO', 1, 'PENDING');`;
const request = (
  number: number,
  fileId: string,
  dealId: string,
  text: string,
  answer: string,
  price: number,
) => `
  insert into comments (id, deal_id, file_id, stack_id, number, change, kind, text, state, request_answer, request_price,
    author_role, created_at) values ('${idOf(number)}', '${dealId}', '${fileId}', '${fileId}', ${number}, ${number},
    'NEW_REQUEST', '${text}', 'OPEN', '${answer}', ${price}, 'BRAND', '2026-12-${number}');`;

const before = [
  deal(running, 'IN_PROGRESS'),
  deal(over, 'COMPLETED'),
  fileOf(file, running),
  fileOf(other, over),
  request(11, file, running, 'A second\n  ending', 'PRICE_ACCEPTED', 12000),
  request(12, file, running, '', 'PRICE_ACCEPTED', 3000),
  request(13, file, running, 'Too dear', 'PRICE_DECLINED', 90000),
  request(14, file, running, 'Not answered', 'PRICED', 7000),
  request(15, other, over, 'Long over', 'PRICE_ACCEPTED', 5000),
].join('');

/** Creating an embedded database takes seconds, and many more beside other tests. */
const timeout = 120_000;

test('agreed prices of running deals become additions, and nothing else does', { timeout }, async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const rows = async (query: string) => (await client.query(query)).rows;
  for (const { tag } of journal.entries) {
    const statements = await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8');
    const isAdditions = statements.includes('CREATE TABLE "deal_additions"');
    if (isAdditions) await client.exec(before);
    await client.exec(statements);
    if (isAdditions) break;
  }
  expect(
    await rows('select what, amount_cents, state, comment_id from deal_additions order by created_at'),
  ).toEqual([
    { what: 'A second ending', amount_cents: 12_000, state: 'ACCEPTED', comment_id: idOf(11) },
    { what: 'take.mp4', amount_cents: 3_000, state: 'ACCEPTED', comment_id: idOf(12) },
  ]);
  expect(await rows('select budget, added_cents from deals order by id')).toEqual([
    { budget: 50_000, added_cents: 15_000 },
    { budget: 50_000, added_cents: 0 },
  ]);
  await client.close();
});
