/** The helpers of the seeding inside the database, in a schema of their own that is dropped at the end. */
import { foldForSearch } from '../../packages/contract/src/rules/directory.ts';
import { firstNames, manners, pasts, places, subjects } from './words.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A list as SQL. */
export const sqlList = (items: readonly string[]): string => `array[${items.map(quoted).join(',')}]::text[]`;

/** An item of a list by an expression that counts from 0. */
export const itemOf = (items: readonly string[], index: string): string =>
  `(${sqlList(items)})[1 + (${index})]`;

/** Each mail that a search folds, as long as it becomes one mail; `checkSearchTexts` proves that no other occurs. */
function foldedMails(): [from: string, to: string] {
  const mails = new Set([...firstNames, ...places, ...subjects, ...manners, ...pasts].join('').toLowerCase());
  const folded = [...mails].filter((mail) => foldForSearch(mail) !== mail);
  return [folded.join(''), folded.map(foldForSearch).join('')];
}

/** Statements that make the helpers. */
export function functionStatements(): string[] {
  const [from, to] = foldedMails();
  return [
    'create schema bench',
    // The same as `idOf` in ids.ts.
    `create function bench.id(kind int, n bigint) returns uuid immutable language sql as
      $$ select ('0190' || lpad(to_hex(kind), 4, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$`,
    // From 0 up to, not including, `size`; another row of numbers for each salt.
    `create function bench.roll(n bigint, salt int, size int) returns int immutable language sql as
      $$ select abs(hashint8extended(n, salt) % size)::int $$`,
    // The same, with the first ones more often, as names and places are.
    `create function bench.skewed(n bigint, salt int, size int) returns int immutable language sql as
      $$ select floor(size * power(bench.roll(n, salt, 10000) / 10000.0::float8, 2))::int $$`,
    `create function bench.fold(value text) returns text immutable language sql as
      $$ select translate(lower(value), ${quoted(from)}, ${quoted(to)}) $$`,
  ];
}
