/** Several selects as one statement: one way to the database and back, however many lists an answer is made of. */
import { Column, is, SQL, sql } from 'drizzle-orm';
import type { Reader } from './database.ts';

/** A leaf of what a select returns, with the names that lead to it. */
interface Leaf {
  path: string[];
  field: unknown;
}

/** A select of any shape; what it returns is known by its type alone. */
interface Select<Row> extends PromiseLike<Row[]> {
  getSQL(): SQL;
}
type Selects = Readonly<Record<string, Select<unknown>>>;
type Together<Parts extends Selects> = { [Name in keyof Parts]: Awaited<Parts[Name]> };

const leavesOf = (fields: object, path: string[] = []): Leaf[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const here = [...path, name];
    return is(field, Column) || is(field, SQL) || is(field, SQL.Aliased)
      ? [{ path: here, field }]
      : leavesOf(field as object, here);
  });

// Drizzle keeps the fields of a select in a property that its types leave out.
const fieldsOf = (select: unknown): object => (select as { _: { selectedFields: object } })._.selectedFields;

const decoded = (field: unknown, value: unknown): unknown =>
  value !== null && is(field, Column) ? field.mapFromDriverValue(value) : value;

/** Makes the row that the select alone would return; a joined object without any value is null. */
function rowOf(leaves: readonly Leaf[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  const columnsOf = new Map<string, { hasValue: boolean }>();
  for (const [place, { path, field }] of leaves.entries()) {
    const value = decoded(field, values[place]);
    const [name = '', inner] = path;
    if (inner === undefined) {
      row[name] = value;
      continue;
    }
    row[name] = { ...(row[name] as object | undefined), [inner]: value };
    if (!is(field, Column)) continue;
    const hasValue = value !== null || (columnsOf.get(name)?.hasValue ?? false);
    columnsOf.set(name, { hasValue });
  }
  for (const [name, { hasValue }] of columnsOf) if (!hasValue) row[name] = null;
  return row;
}

/**
 * Prepares these selects as one statement of this name; it returns their rows by their names. They are read at one
 * moment. Fields are nested once at most, and values of plain SQL come as JSON has them: moments as texts with their
 * zone, sums as numbers.
 */
export function readTogether<Parts extends Selects>(db: Reader, name: string, parts: Parts) {
  const all = Object.entries(parts).map(([part, select]) => ({
    part,
    select,
    leaves: leavesOf(fieldsOf(select)),
  }));
  const columns = Object.fromEntries(
    all.map(({ part, select, leaves }) => {
      const names = sql.join(
        leaves.map((_, place) => sql.identifier(`c${place}`)),
        sql`, `,
      );
      return [
        part,
        sql<
          unknown[][]
        >`(select coalesce(json_agg(json_build_array(${names})), '[]') from ${select} as rows (${names}))`,
      ];
    }),
  );
  const statement = db.select(columns).from(sql`(select) as one`).prepare(name);
  return {
    async execute(values: Record<string, unknown>): Promise<Together<Parts>> {
      const [found = {}] = await statement.execute(values);
      return Object.fromEntries(
        all.map(({ part, leaves }) => [part, (found[part] ?? []).map((row) => rowOf(leaves, row))]),
      ) as Together<Parts>;
    },
  };
}
