/** A person's own data: each feature declares what it keeps, and the copy that they take gathers it (rules/accounts#own-data). */
import type { PersonActor } from '@briefcast/contract';
import type { Reader } from './database/database.ts';
import type { Deps } from './deps.ts';

/** A person, and the organisation whose profile is theirs. */
export interface OwnPerson extends Pick<PersonActor, 'userId' | 'role' | 'brandId'> {
  /** Owners of the books they may read: a creator's own id, or the organisations where their role may. */
  bookOwners: string[];
}

/** Reads a section as what becomes JSON; moments are Dates, and a long list may come from `inParts`. */
type ReadSection = (deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'settings'>, person: OwnPerson) => unknown;

/** Sections of the copy by their names; lists of one name are put together. Others' words stay out of it. */
export type OwnData = Readonly<Record<string, ReadSection>>;

interface OwnFile {
  originalName: string;
  storageKey: string;
  createdAt: Date;
}

/** Reads which files a person uploaded. */
export type ReadOwnFiles = (db: Reader, userId: string) => Promise<OwnFile[]>;

/** Sections that all features declare. */
export interface OwnDataParts {
  ownData: { sections: readonly OwnData[]; files: readonly ReadOwnFiles[] };
}

/** Number of rows that `inParts` expects of each read, but for the last. */
export const rowsAtOnce = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Everything that `read` finds after an id, by ids, some at a time; the id is no part of the copy. */
export async function* inParts<Row extends { id: string }>(
  read: (after: string) => PromiseLike<Row[]>,
): AsyncGenerator<Omit<Row, 'id'>[]> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1)?.id ?? firstId);
    yield rows.map(({ id: _, ...row }) => row);
  } while (rows.length === rowsAtOnce);
}
