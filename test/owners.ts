/** Writers of each table, read from the sources themselves. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { features } from '../apps/server/src/features.ts';
import * as tables from '../apps/server/src/platform/database/tables/index.ts';
import { platformOwns } from '../apps/server/src/platform/database/tables/owners.ts';

const root = resolve(import.meta.dirname, '..');
const server = 'apps/server/src/';
const isWatched = (file: string) => /^apps\/server\/src\/(platform|features)\//.test(file);
/** A restored backup writes every table by the name that it finds in the backup; migrations are noted in Drizzle's table. */
const writesAnyTable = [
  `${server}features/backups/dump-tables.ts`,
  `${server}platform/database/run-migration.ts`,
];

/** The tables under the names of the code and of the database. */
export const tableNames = new Map(
  Object.entries(tables).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, getTableName(table)]] : [],
  ),
);
const byDatabaseName = new Map<string, string>(
  [...tableNames].map(([name, inDatabase]) => [inDatabase, name]),
);

/** Each table with the folder that writes it, one line for each that declares it. */
export const declaredOwners: readonly (readonly [table: string, folder: string])[] = [
  ...features.flatMap(({ noun, owns }) => owns.map((table) => [table, `features/${noun}`] as const)),
  ...Object.entries(platformOwns).flatMap(([folder, owns]) => owns.map((table) => [table, folder] as const)),
];
const owners = new Map(declaredOwners);

/** Names under which a source imports tables, each with the table it means. */
function importedTables(source: string): Map<string, string> {
  const imported = [...source.matchAll(/^import \{([^}]*)\} from '[^']*tables\/\w+\.ts';/gm)];
  const names = imported.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return new Map(
    names.flatMap((name) => {
      const [table = '', alias = table] = name.split(' as ');
      return tableNames.has(table) ? [[alias, table]] : [];
    }),
  );
}

const comment = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
/** A call of drizzle's, on whatever runs statements. */
const call = /\b(?:tx|db|database)\s*\.(?:insert|update|delete)\(\s*([^)\s]*)\s*\)/g;
/** A statement, or a part of one; a table that is named by a value counts under that name. */
const statement = /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|update)\s+("?\w+"?|\$\{[^}]+\})/gi;
/** In statements only: "for no key update of …" locks, and "do update set" belongs to an insert. */
const isNoTable = (name: string) => ['set', 'of', 'skip', 'nowait'].includes(name.toLowerCase());
const template = /`(?:[^`\\]|\\.)*`/g;

/** Tables that a source writes; a name that is no table's is returned as it is written. */
export function writtenTables(source: string): string[] {
  const code = source.replace(comment, '');
  const imported = importedTables(source);
  const byCall = [...code.matchAll(call)].map(([, name = '']) => imported.get(name) ?? name);
  const byStatement = [...code.matchAll(template)].flatMap(([text]) =>
    [...text.matchAll(statement)].flatMap(([, name = '']) => {
      const bare = name.replace(/^\$\{|\}$|"/g, '');
      if (isNoTable(bare)) return [];
      return [imported.get(bare) ?? byDatabaseName.get(bare) ?? bare];
    }),
  );
  return [...new Set([...byCall, ...byStatement])];
}

/** Why a file may not write as it does, one line for each table. */
export function foreignWrites(file: string, source: string): string[] {
  if (!isWatched(file) || writesAnyTable.includes(file)) return [];
  return writtenTables(source).flatMap((table) => {
    const owner = owners.get(table);
    if (!owner) return [`${file} writes "${table}", which is no table that has an owner`];
    if (file.startsWith(`${server}${owner}/`)) return [];
    return [`${file} writes ${table}: call a command of ${owner}, which owns it`];
  });
}

/** Tables of features that the platform reads: the caller, the organisation they act for, and the recipient. */
const known = ['users', 'sessions', 'members'];

/** Why a file of the platform may not know the tables that it imports, one line for each. */
export function foreignKnowledge(file: string, source: string): string[] {
  if (!file.startsWith(`${server}platform/`) || file.startsWith(`${server}platform/database/tables/`))
    return [];
  return [...importedTables(source).values()]
    .filter((table) => !known.includes(table) && !owners.get(table)?.startsWith('platform'))
    .map((table) => `${file} knows ${table}, which is of ${owners.get(table)}: move that part there`);
}

/** The text of a file of the repository. */
export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8');
