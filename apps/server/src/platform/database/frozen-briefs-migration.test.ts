/** Deals from before briefs were frozen get what they asked for, and as many rounds as there were. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultWishes } from '@briefcast/contract/deals/deliverable-wishes';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, test } from 'vitest';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { migrationsFolder } from './own-migrations.ts';

const brand = '01900000-0000-7000-8000-000000000001';
const open = '01900000-0000-7000-8000-000000000002';
const revised = '01900000-0000-7000-8000-000000000003';
const orphan = '01900000-0000-7000-8000-000000000004';

const moved = (deal: string, to: string) =>
  `('deal.moved', 'SYSTEM', '${deal}', '{"from":"SUBMITTED","to":"${to}"}', false)`;

const before = `
  insert into brands (id, company_name, content_dos, content_donts, hashtag_guidelines, mention_requirements) values
    ('${brand}', 'Oasis Skin', '{"Show the texture","Say who it is for"}', '{"No filters"}', '{"#oasis"}', '@oasis');
  insert into deals (id, title, description, status, budget, deadline, requirements, deliverables, brand_id, brand_name,
      last_activity_at) values
    ('${open}', 'Serum', '', 'BRIEF_SENT', 1, '2027-01-01', '{"Natural light"}',
      '{"Unboxing","Story Post","UGC Photo","Product Review","Reel/Post","UGC Video"}', '${brand}', 'Oasis Skin', now()),
    ('${revised}', 'Oil', '', 'NEEDS_REVISION', 1, '2027-01-01', '{}', '{}', '${brand}', 'Oasis Skin', now()),
    ('${orphan}', 'Gel', '', 'COMPLETED', 1, '2027-01-01', '{"Slow"}', '{}', null, 'Gone', now());
  insert into facts (kind, actor, deal_id, data, passing) values ${[
    moved(revised, 'NEEDS_REVISION'),
    moved(revised, 'SUBMITTED'),
    moved(revised, 'NEEDS_REVISION'),
    moved(revised, 'NEEDS_REVISION'),
    moved(orphan, 'NEEDS_REVISION'),
    moved(orphan, 'COMPLETED'),
  ]};`;

/** Creating an embedded database takes seconds, and many more beside other tests. */
const timeout = 120_000;

test('a deal from before has its deliverables, items and rounds', { timeout }, async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const rows = async (query: string) => (await client.query(query)).rows;
  for (const { tag } of journal.entries) {
    const statements = await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8');
    const isFreezing = statements.includes('CREATE TABLE "brief_items"');
    if (isFreezing) await client.exec(before);
    await client.exec(statements);
    if (isFreezing) break;
  }
  expect(
    await rows(`select kind, count, shape, min_seconds as "minSeconds", max_seconds as "maxSeconds",
      min_width as "minWidth", min_height as "minHeight" from deal_deliverables where deal_id = '${open}' order by position`),
  ).toEqual(Object.entries(defaultWishes).map(([kind, wishes]) => ({ kind, count: 1, ...wishes })));
  const items = (deal: string) =>
    rows(`select position, kind, text from brief_items where deal_id = '${deal}' order by position`);
  expect(await items(open)).toEqual([
    { position: 0, kind: 'REQUIREMENT', text: 'Natural light' },
    { position: 1, kind: 'DO', text: 'Show the texture' },
    { position: 2, kind: 'DO', text: 'Say who it is for' },
    { position: 3, kind: 'DONT', text: 'No filters' },
    { position: 4, kind: 'HASHTAG', text: '#oasis' },
    { position: 5, kind: 'MENTION', text: '@oasis' },
  ]);
  expect(await items(orphan)).toEqual([{ position: 0, kind: 'REQUIREMENT', text: 'Slow' }]);
  const roundsOf =
    'select rounds_included as included, rounds_used as used, is_round_counted as counted from deals order by id';
  expect(await rows(roundsOf)).toEqual([
    { included: 2, used: 0, counted: false },
    { included: 3, used: 3, counted: true },
    { included: 2, used: 1, counted: false },
  ]);
  await client.close();
});
