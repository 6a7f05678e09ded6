import { currentDeliverables, FileStatus, Role } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/harness.ts';
import { isCurrentDeliverable } from './file-rows.ts';

const server = useTestServer();

const everyFile = Role.options.flatMap((role) =>
  FileStatus.options.flatMap((status) =>
    [true, false].map((superseded) => ({ status, superseded, uploader: { role } })),
  ),
);

test('the database and the rules call the same files current deliverables', async () => {
  const values = everyFile.map(({ status, superseded, uploader: { role } }, n) => {
    return sql`(${n}::int, ${role}::role, ${status}::file_status, ${superseded}::boolean)`;
  });
  const rows = await server.app.deps.db
    .select({ n: sql<number>`f.n` })
    .from(sql`(values ${sql.join(values, sql`, `)}) f(n, uploader_role, status, superseded)`)
    .where(isCurrentDeliverable);
  const current = currentDeliverables(everyFile);
  expect(current.length).toBeGreaterThan(0);
  expect(rows.map(({ n }) => everyFile[n])).toEqual(current);
});
