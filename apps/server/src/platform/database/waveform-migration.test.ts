/** Videos from before waveforms were packed keep their loudness. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWaveform } from '@briefcast/contract';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { migrationsFolder } from './own-migrations.ts';

/** Creating an embedded database takes seconds, and many more beside other tests. */
const timeout = 120_000;

test('a list of peaks is packed, and what has none stays without', { timeout }, async () => {
  const client = await PGlite.create();
  const peaks = Array.from({ length: 600 }, (_, at) => at % 101);
  await client.exec(`create table file_media (file_id integer, found jsonb);
    insert into file_media values (1, '${JSON.stringify({ waveform: peaks })}'), (2, '{"waveform":null}'), (3, null)`);
  await client.exec(await readFile(join(migrationsFolder, '0046_packed_waveforms.sql'), 'utf8'));
  const { rows } = await client.query<{ waveform: string | null }>(
    'select waveform from file_media order by file_id',
  );
  const [packed, ...others] = rows.map(({ waveform }) => waveform);
  expect(readWaveform(packed ?? '')).toEqual(peaks);
  expect(others).toEqual([null, null]);
});
