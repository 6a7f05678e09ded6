/** The helpers of the seeding inside the database, in a schema of their own that is dropped at the end. */
import { foldForSearch } from '../../../packages/contract/src/kit/fold-for-search.ts';
import { firstNames, manners, pasts, places, subjects } from './words.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A list as SQL. */
export const sqlList = (items: readonly string[]): string => `array[${items.map(quoted).join(',')}]::text[]`;

/** An item of a list, by an expression that counts from 0. */
export const itemOf = (items: readonly string[], index: string): string =>
  `(${sqlList(items)})[1 + (${index})]`;

/**
 * Every character that a search folds, provided it becomes one character; `checkSearchTexts` verifies that no
 * other occurs.
 */
function foldedMails(): [from: string, to: string] {
  const mails = new Set([...firstNames, ...places, ...subjects, ...manners, ...pasts].join('').toLowerCase());
  const folded = [...mails].filter((mail) => foldForSearch(mail) !== mail);
  return [folded.join(''), folded.map(foldForSearch).join('')];
}

/** Statements that create the helpers. */
export function functionStatements(): string[] {
  const [from, to] = foldedMails();
  return [
    'create schema bench',
    // Equals `idOf` in ids.ts.
    `create function bench.id(kind int, n bigint) returns uuid immutable language sql as
      $$ select ('0190' || lpad(to_hex(kind), 4, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$`,
    // A pseudo-random number from 0 up to, not including, `size`; another sequence for each salt.
    `create function bench.roll(n bigint, salt int, size int) returns int immutable language sql as
      $$ select abs(hashint8extended(n, salt) % size)::int $$`,
    // Like `bench.roll`, with lower numbers more often, as for names and places.
    `create function bench.skewed(n bigint, salt int, size int) returns int immutable language sql as
      $$ select floor(size * power(bench.roll(n, salt, 10000) / 10000.0::float8, 2))::int $$`,
    `create function bench.fold(value text) returns text immutable language sql as
      $$ select translate(lower(value), ${quoted(from)}, ${quoted(to)}) $$`,
  ];
}
