/** The size limit of one answer, from memory and from the database. */
import { api, type DirectoryPage, mostCreatorsAtOnce } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from '../../../testing/harness.ts';

const path = api.creators.directory.path;
const servers = { memory: useTestServer(), database: useTestServer({ directoryInMemory: 0 }) };

async function addCreators(
  server: (typeof servers)['memory'],
  name: string,
  count: number,
  bioBytes: number,
) {
  const { db } = server.app.deps;
  await db.execute(sql`insert into users (id, email, password_hash, role)
    select gen_random_uuid(), ${name} || n || '@people.example', 'x', 'CREATOR' from generate_series(1, ${count}::int) n`);
  await db.execute(sql`insert into creators (user_id, first_name, last_name, bio, is_published, published_at, search_text)
    select id, ${name}, 'People', repeat('x', ${bioBytes}::int), true, now(), ${name} from users where email like ${`${name}%`}`);
  await server.app.directory.check();
}

const ask = async (server: (typeof servers)['memory'], query = '') => {
  const { body, statusCode } = await server.app.http.inject({ url: `${path}${query}` });
  expect(statusCode).toBe(200);
  return (JSON.parse(body) as { data: DirectoryPage }).data;
};

/** The ids of all creators, over as many answers as needed, and how many each contained. */
async function askOn(server: (typeof servers)['memory'], query: string) {
  const ids: string[] = [];
  const sizes: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: DirectoryPage = await ask(server, cursor ? `${query}&cursor=${cursor}` : query);
    ids.push(...page.creators.map(({ id }) => id));
    sizes.push(page.creators.length);
    cursor = page.nextCursor;
  }
  return { ids: new Set(ids), sizes };
}

describe.each(['memory', 'database'] as const)('answers of the %s', (kind) => {
  const megabyte = 1024 * 1024;
  beforeAll(async () => {
    await addCreators(servers[kind], 'heavy', 40, megabyte);
    await addCreators(servers[kind], 'many', mostCreatorsAtOnce + 1, 1);
  });

  test('without a limit hold so many, and name where the others begin', async () => {
    expect(servers[kind].app.directory.isReady()).toBe(kind === 'memory');
    const { ids, sizes } = await askOn(servers[kind], '?search=many');
    expect([ids.size, sizes]).toEqual([mostCreatorsAtOnce + 1, [mostCreatorsAtOnce, 1]]);
  });

  test('hold so many bytes, and name where the others begin', async () => {
    const { ids, sizes } = await askOn(servers[kind], '?search=heavy');
    expect([ids.size, sizes]).toEqual([40, [31, 9]]);
  });
});
