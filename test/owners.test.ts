import { describe, expect, it } from 'vitest';
import { readImports } from '../scripts/lib/imports.mjs';
import {
  declaredOwners,
  foreignKnowledge,
  foreignWrites,
  sourceOf,
  tableNames,
  writtenTables,
} from './owners.ts';

const files = [...readImports().keys()];
const inServer = (path: string) => `apps/server/src/${path}`;
const importing = (names: string, code: string) =>
  `import { ${names} } from '../../platform/database/tables/index.ts';\n${code}`;

describe('the tables', () => {
  it('have an owner each, whose folder is there', () => {
    expect(declaredOwners.map(([table]) => table).sort()).toEqual([...tableNames.keys()].sort());
    for (const [, folder] of declaredOwners) {
      expect(files.some((file) => file.startsWith(inServer(`${folder}/`)))).toBe(true);
    }
  });

  it('are written by their owners alone', () => {
    expect(files.flatMap((file) => foreignWrites(file, sourceOf(file)))).toEqual([]);
  });

  it('that are written are found: the owners of most are seen writing', () => {
    const written = new Set(files.flatMap((file) => writtenTables(sourceOf(file))));
    expect(declaredOwners.map(([table]) => table).filter((table) => !written.has(table))).toEqual([]);
  });

  it('of features are unknown to the platform', () => {
    expect(files.flatMap((file) => foreignKnowledge(file, sourceOf(file)))).toEqual([]);
  });
});

describe('what would be noticed', () => {
  const file = inServer('features/files/upload-file.ts');

  it.each([
    importing('deals', 'await tx.update(deals).set({})'),
    importing('deals as rows', 'await db\n  .insert(rows)\n  .values({})'),
    importing('messages', 'await tx.execute(sql`with a as (select 1) delete from messages where true`)'),
    importing('deals', `await tx.execute(sql\`update \${deals} d set title = null\`)`),
    'const part = sql`insert into idempotency_keys (scope) select 1`;',
    'await tx.delete(anyTable)',
  ])('%s', (source) => {
    expect(foreignWrites(file, source)).toHaveLength(1);
  });

  it.each([
    importing('uploadReservations', 'await tx.delete(uploadReservations)'),
    'open.delete(key); hash.update(chunk);',
    'const held = sql`select from deals for no key update of d`;',
    '/** An `update deals` in words. */',
  ])('but not %s', (source) => {
    expect(foreignWrites(file, source)).toEqual([]);
  });

  it('a table of a feature in the platform, as far as it is not about who is calling', () => {
    const platform = inServer('platform/mail/mail-slots.ts');
    expect(foreignKnowledge(platform, importing('users, jobs', ''))).toEqual([]);
    expect(foreignKnowledge(platform, importing('creators', ''))).toHaveLength(1);
  });
});
