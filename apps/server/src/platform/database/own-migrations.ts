/** The migrations of this program, in order, from the folder that both kinds of database share. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ownFile } from '../places.ts';

export const migrationsFolder = ownFile('platform/database/migrations');

export interface OwnMigration {
  /** The name of its file, such as `0072_einvoice_handovers`. */
  name: string;
  hash: string;
  /** When it was written, in milliseconds: the order in which migrations are applied. */
  writtenAt: number;
  statements: readonly string[];
}

/** Reads them; Drizzle's kit writes the folder, and Drizzle reads it. */
export function readOwnMigrations(): OwnMigration[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis, sql }, index) => ({
    name: journal.entries[index]?.tag ?? hash,
    hash,
    writtenAt: folderMillis,
    statements: sql,
  }));
}

/** Their hashes, in order. */
export const ownMigrations = (): string[] => readOwnMigrations().map(({ hash }) => hash);
