/** The directory's first page, on PostgreSQL and embedded, against bare servers that send its bytes from memory. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from './lib/ask.ts';
import { type Baseline, startBaseline } from './lib/baseline.ts';
import { type Asked, inTurns } from './lib/load.ts';
import { written } from './lib/numbers.ts';
import { loadText, type Row, rateRow, stated } from './lib/rows.ts';
import { firstPage, type Server, startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';

const wanted = 0.6;
const compressed = { 'accept-encoding': 'br, gzip' };

const asking = ({ origin, pid }: Server | Baseline, headers: Record<string, string> = {}): Asked => ({
  origin,
  pid,
  requests: [{ path: firstPage, headers }],
});

/** Rows for both databases, for the compressed page, and for how far Fastify itself is from bare Node. */
export async function directory({ options, markets, scratch }: Bench): Promise<Row[]> {
  await using onPostgres = await startServer({ databaseUrl: await markets.postgres(options.creators) });
  await using embedded = await startServer({ dataDir: await markets.embedded(options.creators) });

  const plain = await bodyOf(`${onPostgres.origin}${firstPage}`);
  const packed = await bodyOf(`${onPostgres.origin}${firstPage}`, compressed);
  const [file, packedFile] = [join(scratch, 'first-page'), join(scratch, 'first-page-compressed')];
  writeFileSync(file, plain.bytes);
  writeFileSync(packedFile, packed.bytes);
  await using node = await startBaseline('ready-node', { BODY_FILE: file });
  await using fastify = await startBaseline('ready-fastify', { BODY_FILE: file });
  await using fastifyPacked = await startBaseline('ready-fastify', {
    BODY_FILE: packedFile,
    ...(packed.encoding ? { CONTENT_ENCODING: packed.encoding } : {}),
  });

  const measured = await inTurns(
    {
      node: asking(node),
      fastify: asking(fastify),
      postgres: asking(onPostgres),
      embedded: asking(embedded),
      fastifyPacked: asking(fastifyPacked, compressed),
      packed: asking(onPostgres, compressed),
    },
    options,
  );
  const limit = 'Fastify from memory';
  const size = `${written(plain.bytes.length / 1024)} kB`;
  const packedSize = `${packed.encoding ?? 'not compressed'}, ${written(packed.bytes.length / 1024)} kB`;
  const { generatorShare } = measured.fastify;
  return [
    rateRow('directory, first page, PostgreSQL', measured.postgres, limit, measured.fastify, wanted),
    rateRow('directory, first page, embedded', measured.embedded, limit, measured.fastify, wanted),
    rateRow(
      'directory, first page, compressed as browsers ask for it',
      measured.packed,
      limit,
      measured.fastifyPacked,
      wanted,
    ),
    stated('directory, first page: its size', `${size}; compressed: ${packedSize}`),
    stated(
      'the limit: Fastify against bare node:http, the same page',
      loadText(measured.fastify),
      `node:http: ${loadText(measured.node)}; the load generator took ${written(generatorShare * 100)} % of a core`,
      measured.fastify.perSecond / measured.node.perSecond,
    ),
  ];
}
