/** Quiet times of single kinds become the one quiet time of their person: earliest begin, latest end. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, test } from 'vitest';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { migrationsFolder } from './own-migrations.ts';

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

interface Before {
  /** The hours that were chosen; null for a person who chose none. */
  hours: { isOn: boolean; from: number; to: number } | null;
  /** The time of each kind, of those with push unless `off` says so. */
  kinds: readonly string[];
  off?: readonly string[];
}

const usual = { isOn: true, from: 22, to: 8 };
const people: [string, Before, (string | number | boolean)[] | null][] = [
  ['nothing chosen', { hours: null, kinds: [] }, null],
  ['hours alone', { hours: { isOn: true, from: 20, to: 9 }, kinds: [] }, [true, 20, 9, 'EVERY_DAY']],
  [
    'some never quiet',
    { hours: usual, kinds: ['AT_ANY_TIME', 'NOT_IN_QUIET_HOURS'] },
    [true, 22, 8, 'EVERY_DAY'],
  ],
  ['all never quiet', { hours: usual, kinds: ['AT_ANY_TIME', 'AT_ANY_TIME'] }, [false, 22, 8, 'EVERY_DAY']],
  [
    'one quiet on weekends',
    { hours: { isOn: true, from: 21, to: 7 }, kinds: ['AT_ANY_TIME', 'NOT_ON_WEEKENDS'] },
    [true, 21, 7, 'WEEKENDS_TOO'],
  ],
  [
    'weekends alone',
    { hours: { ...usual, isOn: false }, kinds: ['NOT_ON_WEEKENDS'] },
    [true, 22, 22, 'WEEKENDS_TOO'],
  ],
  ['weekends, without hours', { hours: null, kinds: ['NOT_ON_WEEKENDS'] }, [true, 22, 8, 'WEEKENDS_TOO']],
  [
    'a kind that is not pushed',
    { hours: usual, kinds: ['NOT_IN_QUIET_HOURS'], off: ['NOT_ON_WEEKENDS'] },
    [true, 22, 8, 'EVERY_DAY'],
  ],
];

const rowsOf = ({ hours, kinds, off = [] }: Before, n: number): string => {
  const id = idOf(n);
  const setting = (byPush: boolean) => (when: string, k: number) =>
    `insert into notification_settings (user_id, kind, in_app, by_mail, by_push, when_pushed)
      values ('${id}', '${byPush ? 'brief' : 'casting'}.k${k}', true, true, ${byPush}, '${when}');`;
  return [
    `insert into users (id, email, password_hash, role) values ('${id}', '${n}@example.com', '', 'CREATOR');`,
    hours
      ? `insert into push_choices (user_id, is_quiet, quiet_from, quiet_to, time_zone, shows_names)
          values ('${id}', ${hours.isOn}, ${hours.from}, ${hours.to}, 'Asia/Riyadh', true);`
      : '',
    ...kinds.map(setting(true)),
    ...off.map(setting(false)),
  ].join('');
};

/** Allows for an embedded database, which takes seconds to create. */
const timeout = 120_000;

test('one time holds for everything that was told quietly before', { timeout }, async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  for (const { tag } of journal.entries) {
    const isQuietTime = tag === '0083_one_quiet_time';
    if (isQuietTime) await client.exec(people.map(([, before], n) => rowsOf(before, n)).join(''));
    const text = await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8');
    // One by one, as some build an index outside of a transaction.
    for (const statement of text.split('--> statement-breakpoint')) await client.exec(statement);
    if (isQuietTime) break;
  }
  const { rows } = await client.query<{ person: string; time: unknown }>(
    `select user_id person, json_build_array(is_quiet, quiet_from, quiet_to, quiet_days) as time from push_choices`,
  );
  const times = new Map(rows.map(({ person, time }) => [person, time]));
  expect(people.map(([name], n) => [name, times.get(idOf(n)) ?? null])).toEqual(
    people.map(([name, , after]) => [name, after]),
  );
  await client.close();
});
